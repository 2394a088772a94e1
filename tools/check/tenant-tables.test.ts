import { expect, test } from 'vitest'
import { SampleProject } from './fixtures/sample-project.ts'
import { checkTenantTables } from './tenant-tables.ts'

async function problemsOf(statements: readonly string[], files: Record<string, string> = {}) {
  const migrations = `export const migrations = { '0001': ${JSON.stringify(statements)} }`
  using project = new SampleProject({ 'server/platform/db/migrations/index.ts': migrations, ...files })
  const { problems } = await checkTenantTables(project.root).run()
  return problems.map((problem) => problem.replace('server/platform/db/migrations/index.ts: ', ''))
}

const accounts = ['create table accounts (id uuid primary key)', `select app.shared_table('accounts')`]
const media = [
  `create table media (
     account_id uuid not null references accounts (id) on delete cascade,
     id uuid not null,
     primary key (account_id, id)
   )`,
  `select app.tenant_table('media')`,
]
const tenant = (body: string) => [
  ...accounts,
  ...media,
  `create table items (account_id uuid not null references accounts (id), id uuid not null, ${body})`,
  `select app.tenant_table('items')`,
]
const key = 'primary key (account_id, id)'

test('tables in the right form pass', async () => {
  const statements = [
    ...tenant(`cover_id uuid, slug text, unique (account_id, slug), ${key},
      foreign key (account_id, cover_id) references media (account_id, id) on delete cascade`),
    'create index items_newest on items (account_id, id desc)',
    'create index items_search on items using gin (search gin_trgm_ops)',
    'create table places (id int primary key)',
    'grant select on places to vitrine_app, vitrine_house',
    'create function f() returns void language plpgsql as $$ begin select 1; select 2; end $$',
  ]
  expect(await problemsOf(statements)).toEqual([])
})

test.each([
  [tenant('primary key (id)'), 'the primary key of items does not begin with account_id'],
  [tenant(`slug text, unique (slug), ${key}`), 'a unique key of items lacks account_id'],
  [tenant(`cover_id uuid references media (id), ${key}`), 'items refers to media without account_id'],
  [
    tenant(
      `cover_id uuid, ${key}, foreign key (account_id, cover_id) references media on delete set null (cover_id)`,
    ),
    'items refers to media with "on delete set null"; clear the reference in the verb',
  ],
  [[...tenant(key), 'create index i on items (id)'], 'the index i of items does not begin with account_id'],
  [
    [...tenant(key), 'create trigger t after insert on items for each row execute function f()'],
    'items has a trigger; only shared tables may',
  ],
  [
    [
      ...accounts,
      ...media,
      'create table hosts (media_id uuid references media (id))',
      `select app.shared_table('hosts')`,
    ],
    'hosts is shared and may not refer to the tenant table media',
  ],
  [
    ['create table forgotten (id uuid primary key)'],
    'forgotten is declared neither by app.tenant_table() nor by app.shared_table()',
  ],
  [['select 1; select 2'], 'more than one statement in one text: select 1; select 2 …'],
])('%j is refused', async (statements, sentence) => {
  expect(await problemsOf(statements)).toEqual([sentence])
})

test('queries may neither page by offset nor use set_config', async () => {
  const problems = await problemsOf([], {
    'server/features/content/queries.ts': "db.offset(20)\nsql`select set_config('app.account_id', $1, true)`",
  })
  expect(problems).toEqual([
    'server/features/content/queries.ts:1: lists page by key, never by offset',
    'server/features/content/queries.ts:2: set_config does not reach all servers; use app.enter()',
  ])
})
