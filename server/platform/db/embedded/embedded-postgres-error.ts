/** The embedded database cannot run here. `message` is one sentence an operator can act on. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

/**
 * Turns what initdb, postgres or the file system said into one sentence about `dataDir`.
 * Unknown failures keep the last telling lines of the output.
 */
export function explainFailure(output: string, dataDir: string): string {
  const known = EXPLANATIONS.find(({ pattern }) => pattern.test(output))
  if (known) return known.sentence(dataDir)
  const telling = output.split('\n').filter((line) => /FATAL|PANIC|ERROR|HINT|fail|error/i.test(line))
  const excerpt = telling.slice(-3).join(' | ') || output.trim().slice(-300) || 'it said nothing'
  return `The embedded database in ${dataDir} did not start: ${excerpt}`
}

interface Explanation {
  pattern: RegExp
  sentence: (dataDir: string) => string
}

const DAMAGE =
  /valid checkpoint|unexpected data|not a database cluster|incompatible with server|incorrect checksum|could not (open|find|read) .*(global|pg_control|database system|pg_wal|pg_xact)/i

// Order matters: a full or read-only disk also makes PostgreSQL print "could not open file".
const EXPLANATIONS: readonly Explanation[] = [
  {
    pattern: /no space left|ENOSPC|disk quota/i,
    sentence: (dir) => `The disk holding ${dir} is full; free some space and start again.`,
  },
  {
    pattern: /read-only file system|EROFS/i,
    sentence: (dir) => `The disk holding ${dir} is read-only; set DATA_DIR to a folder that can be written.`,
  },
  {
    pattern: /permission denied|operation not permitted|EACCES|EPERM/i,
    sentence: (dir) =>
      `${dir} may not be created, read or written by the account that runs the database; set DATA_DIR to a folder of its own.`,
  },
  {
    pattern: /ENOTDIR|not a directory|EEXIST/i,
    sentence: (dir) => `${dir} cannot be created because a file is in its place.`,
  },
  {
    pattern: /initialized by PostgreSQL version/i,
    sentence: (dir) => `${dir} was made by another major version of PostgreSQL.`,
  },
  {
    pattern: DAMAGE,
    sentence: (dir) => `The database files in ${dir} are damaged; restore a backup.`,
  },
  {
    pattern: /could not map anonymous shared memory|Cannot allocate memory|ENOMEM/i,
    sentence: () => 'This machine has not enough free memory for the embedded database.',
  },
]
