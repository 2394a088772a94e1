import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Check } from './check.ts'
import { foreignKeysOf, plainSql, readSchema, type SchemaFacts } from './schema-facts.ts'
import { isTest, readSourceFiles } from './source-files.ts'

const MIGRATIONS = 'server/platform/db/migrations/index.ts'

/** What keeps two accounts apart, and the schema fit to be distributed by account, as far as text shows it. */
export function checkTenantTables(root: string): Check {
  return {
    name: 'tenant tables',
    run: async () => {
      const statements = await loadStatements(root)
      const schema = readSchema(statements)
      const problems = [
        ...[...schema.tables].flatMap(([table, made]) => tableProblems(table, made, schema)),
        ...statements.flatMap(statementProblems),
      ]
      return { problems: [...problems.map((problem) => `${MIGRATIONS}: ${problem}`), ...queryProblems(root)] }
    },
  }
}

async function loadStatements(root: string): Promise<string[]> {
  const file = join(root, MIGRATIONS)
  if (!existsSync(file)) return []
  const module: { migrations: Record<string, readonly string[]> } = await import(pathToFileURL(file).href)
  return Object.values(module.migrations).flat()
}

function tableProblems(table: string, statements: readonly string[], schema: SchemaFacts): string[] {
  const isTenant = schema.tenant.has(table)
  if (!isTenant && !schema.shared.has(table)) {
    return [`${table} is declared neither by app.tenant_table() nor by app.shared_table()`]
  }
  const keys = statements.flatMap(foreignKeysOf)
  if (!isTenant) {
    const wrong = keys.filter(({ target }) => schema.tenant.has(target))
    return wrong.map(({ target }) => `${table} is shared and may not refer to the tenant table ${target}`)
  }
  return [
    ...statements.flatMap((sql) => tenantStatementProblems(table, sql)),
    ...keys
      .filter(({ target, columns }) => schema.tenant.has(target) && columns[0] !== 'account_id')
      .map(({ target }) => `${table} refers to ${target} without account_id`),
    ...keys
      .filter(({ target, actions }) => schema.tenant.has(target) && /set (null|default)/.test(actions))
      .map(
        ({ target }) =>
          `${table} refers to ${target} with "on delete set null"; clear the reference in the verb`,
      ),
  ]
}

function tenantStatementProblems(table: string, sql: string): string[] {
  const problems: string[] = []
  if (
    sql.startsWith('create table') &&
    !/primary key \(account_id\b|account_id uuid [^,]*primary key/.test(sql)
  ) {
    problems.push(`the primary key of ${table} does not begin with account_id`)
  }
  const index =
    /^create (unique )?index (?:concurrently )?(?:if not exists )?(\w+) on \w+(?: using (\w+))? ?\((.*)$/.exec(
      sql,
    )
  const columns = index?.[4] ?? ''
  if (index && !columns.startsWith('account_id') && !(index[3] === 'gin' || index[3] === 'gist')) {
    problems.push(`the index ${index[2]} of ${table} does not begin with account_id`)
  }
  for (const unique of sql.matchAll(/\bunique (?:nulls not distinct )?\(([^)]*)\)/g)) {
    if (!/\baccount_id\b/.test(unique[1] ?? '')) problems.push(`a unique key of ${table} lacks account_id`)
  }
  if (sql.startsWith('create trigger')) problems.push(`${table} has a trigger; only shared tables may`)
  return problems
}

function statementProblems(statement: string): string[] {
  const sql = plainSql(statement)
  const start = sql.slice(0, 60)
  const problems: string[] = []
  if (/;./.test(sql.replace(/'[^']*'/g, "''")))
    problems.push(`more than one statement in one text: ${start} …`)
  if (/^create policy .*\(select\b/.test(sql)) problems.push(`a policy holds a subquery: ${start} …`)
  if (/on update cascade/.test(sql)) problems.push(`"on update cascade": ${start} …`)
  return problems
}

/** Forms in queries that work on one server only, or that a hot path cannot afford. */
const FORBIDDEN: readonly { pattern: RegExp; sentence: string }[] = [
  { pattern: /\bset_config\(/, sentence: 'set_config does not reach all servers; use app.enter()' },
  { pattern: /\.offset\(|\boffset \$/, sentence: 'lists page by key, never by offset' },
]

function queryProblems(root: string): string[] {
  const files = readSourceFiles(root, ['.ts']).filter(
    ({ path }) => path.startsWith('server/') && !isTest(path),
  )
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const found = FORBIDDEN.find(({ pattern }) => pattern.test(line))
      return found ? [`${path}:${index + 1}: ${found.sentence}`] : []
    }),
  )
}
