import { hash, verify } from '@node-rs/argon2'

// OWASP's smallest recommended setting of argon2id (algorithm 2)
const SETTINGS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_AT_ONCE = 4

let running = 0
const waiting: (() => void)[] = []

/** Slow on purpose; only a few run at once, so that a flood of sign-ins cannot eat the machine. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, SETTINGS))
}

/** Without a stored hash it still takes as long as with one, so that time does not tell which addresses exist. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const matches = await limited(async () => verify(stored ?? (await decoy()), password))
  return matches && stored !== null && stored !== undefined
}

let decoyHash: Promise<string> | undefined
function decoy(): Promise<string> {
  decoyHash ??= hash('nobody has this password', SETTINGS)
  return decoyHash
}

async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}
