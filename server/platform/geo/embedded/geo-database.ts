/** As much of a database as the tables of places need; a pg.Pool is one. */
export interface GeoDatabase {
  query(sql: string, params: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}
