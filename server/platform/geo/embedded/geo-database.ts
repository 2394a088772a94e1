/** As much of a database as the tables of places need; the application's Database and a pg.Pool are. */
export interface GeoDatabase {
  query(sql: string, params: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}
