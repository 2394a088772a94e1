/** What the migrations say about tables, read from their text. */
export interface SchemaFacts {
  /** Every table, with the statements that make and change it. */
  tables: ReadonlyMap<string, readonly string[]>
  /** Tables of one account each, declared by app.tenant_table(). */
  tenant: ReadonlySet<string>
  /** Tables declared by app.shared_table(), or granted by hand where the application may only read. */
  shared: ReadonlySet<string>
}

export interface ForeignKey {
  columns: readonly string[]
  target: string
  /** What follows the target: `on delete cascade`. */
  actions: string
}

/** Lower case, single spaces, no comments, bodies of functions emptied. */
export function plainSql(statement: string): string {
  return statement
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '$$$$')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

export function readSchema(statements: readonly string[]): SchemaFacts {
  const tables = new Map<string, string[]>()
  const tenant = new Set<string>()
  const shared = new Set<string>()
  for (const statement of statements) {
    const declared = /app\.(tenant|shared)_table\('(\w+)'\)/i.exec(statement)
    if (declared?.[2]) (declared[1] === 'tenant' ? tenant : shared).add(declared[2])
    const sql = plainSql(statement)
    const granted = /^grant [a-z, ]+ on (?:table )?([\w, ]+?) to /.exec(sql)?.[1]
    for (const table of granted?.split(',') ?? []) shared.add(table.trim())
    const made = /^create table (?:if not exists )?(?:public\.)?(\w+) ?\(/.exec(sql)?.[1]
    const changed =
      /^alter table (?:only )?(\w+) |^create (?:unique )?index .*? on (\w+)|^create trigger .* on (\w+)/.exec(
        sql,
      )
    const name = made ?? changed?.slice(1).find(Boolean)
    if (name) tables.set(name, [...(tables.get(name) ?? []), sql])
  }
  return { tables, tenant, shared }
}

/** Foreign keys in a `create table` or `alter table`, written on a column or on the table. */
export function foreignKeysOf(sql: string): ForeignKey[] {
  const onTable =
    /foreign key \(([^)]+)\) references (\w+)(?: ?\([^)]*\))?((?: on (?:delete|update) [a-z ]+?(?: \([^)]*\))?)*)(?=,| not valid| deferrable| ?\)|$)/g
  const onColumn = /[(,] ?(\w+) [^,]*?\breferences (\w+)(?: ?\([^)]*\))?([^,]*)/g
  const keys = [...sql.matchAll(onTable)].map((match) => ({
    columns: (match[1] ?? '').split(',').map((column) => column.trim()),
    target: match[2] ?? '',
    actions: match[3] ?? '',
  }))
  const withoutTableKeys = sql.replace(onTable, '')
  for (const match of withoutTableKeys.matchAll(onColumn)) {
    keys.push({ columns: [match[1] ?? ''], target: match[2] ?? '', actions: match[3] ?? '' })
  }
  return keys
}
