import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPEN_API_FILE, printOpenApi } from './check/open-api.ts'
import { root } from './prepare/root.mjs'

writeFileSync(join(root, OPEN_API_FILE), await printOpenApi(root))
