import { bright } from './bright/bright.ts'
import type { DemoAccount } from './demo-data.ts'
import { harbor } from './harbor/harbor.ts'
import { noor } from './noor/noor.ts'
import { fieldnote } from './others/fieldnote.ts'
import { larkspur } from './others/larkspur.ts'
import { tidewater } from './others/tidewater.ts'

/** Paid, free beyond its limit, in Arabic, pending, disabled, empty; in the order in which they are filled. */
export const demoAccounts: readonly DemoAccount[] = [harbor, bright, noor, tidewater, larkspur, fieldnote]
