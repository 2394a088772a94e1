import { createHash } from 'node:crypto'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type pg from 'pg'

const MAX_NAMED_STATEMENTS = 500
const names = new Map<string, string>()

/** Kysely over one client that is already inside a transaction; every statement is prepared once per connection. */
export class ClientDialect implements Dialect {
  readonly #client: pg.ClientBase
  constructor(client: pg.ClientBase) {
    this.#client = client
  }
  createDriver = (): Driver => new ClientDriver(new ClientConnection(this.#client))
  createQueryCompiler = () => new PostgresQueryCompiler()
  createAdapter = () => new PostgresAdapter()
  createIntrospector: Dialect['createIntrospector'] = (db) => new PostgresIntrospector(db)
}

class ClientDriver implements Driver {
  readonly #connection: DatabaseConnection
  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }
  async init(): Promise<void> {}
  acquireConnection = async () => this.#connection
  async beginTransaction(): Promise<void> {
    throw new Error('this connection is inside a transaction already')
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

class ClientConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase
  constructor(client: pg.ClientBase) {
    this.#client = client
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const name = statementName(query.sql)
    const result = await this.#client.query({
      text: query.sql,
      values: [...query.parameters],
      ...(name && { name }),
    })
    return {
      // the row type is what the caller's query builder says; pg cannot know it
      rows: result.rows as Row[],
      numAffectedRows: BigInt(result.rowCount ?? 0),
    }
  }

  // biome-ignore lint/correctness/useYield: streaming is not offered on this connection
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('streaming needs a connection of its own')
  }
}

/** A stable name for a text, for the first few hundred texts; more would fill the server's memory. */
function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MAX_NAMED_STATEMENTS) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}
