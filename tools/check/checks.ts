import type { Check } from './check.ts'
import { checkByCommand } from './command.ts'
import { checkDictionaries } from './dictionaries.ts'
import { checkFileSize } from './file-size.ts'
import { checkImports } from './imports.ts'
import { checkOpenApi } from './open-api.ts'
import { checkTenantTables } from './tenant-tables.ts'

/** Everything `npm run check` looks at; a new check is a new line here. */
export function allChecks(root: string): Check[] {
  const types = (part: string) =>
    checkByCommand(
      root,
      `types of ${part === '.' ? 'server, contract and domain' : part}`,
      'typescript/bin/tsc',
      ['--noEmit', '--project', part],
    )
  return [
    checkByCommand(root, 'format and lint', '@biomejs/biome/bin/biome', [
      'check',
      '--error-on-warnings',
      '--max-diagnostics=40',
      '.',
    ]),
    types('.'),
    types('ui'),
    types('site'),
    types('console'),
    types('e2e'),
    checkImports(root),
    checkFileSize(root),
    checkDictionaries(root),
    checkTenantTables(root),
    checkOpenApi(root),
  ]
}
