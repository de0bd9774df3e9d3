import { ConfigurationError } from './environment/environment.ts'

interface CodedError {
  readonly code?: string
  readonly syscall?: string
  readonly message?: string
  /** Who was asked for in vain. */
  readonly hostname?: string
  readonly cause?: unknown
}

const sentences: Readonly<Record<string, (port: number, hostname: string) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken. Stop what runs there, or choose another one: PORT=3001 npm start`,
  EACCES: (port) =>
    `Port ${port} or a folder in DATA_DIR may not be used by this user. Choose another PORT or DATA_DIR.`,
  EADDRNOTAVAIL: () =>
    'HOST is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.',
  ENOSPC: () => 'The disk is full. Make room (about 1 GB) and try again.',
  ECONNREFUSED: () => 'The database does not answer. Is the PostgreSQL at DATABASE_URL running?',
  ENOTFOUND: (_, hostname) =>
    `The host ${hostname} is not known. Check its name in DATABASE_URL, or in HOST.`,
  EAI_AGAIN: (_, hostname) =>
    `Nobody could say where the host ${hostname} is. Check its name and the network.`,
  ETIMEDOUT: () => 'The database does not answer in time. Check DATABASE_URL and the network.',
  '28P01': () => 'The database refuses the user or password in DATABASE_URL.',
  '28000': () => 'The database refuses the user in DATABASE_URL.',
  '25006': () =>
    'The database at DATABASE_URL can only be read. Name the primary there; replicas belong into DATABASE_REPLICA_URLS.',
  '3D000': () => 'The database named in DATABASE_URL does not exist. Create it first.',
}

function sentenceOf(error: CodedError, port: number): string | undefined {
  // A socket that is not there.
  const code = error.code === 'ENOENT' && error.syscall === 'connect' ? 'ECONNREFUSED' : error.code
  const sentence = sentences[code ?? '']
  if (sentence) return sentence(port, error.hostname ?? 'that was named')
  return typeof error.cause === 'object' && error.cause !== null ? sentenceOf(error.cause, port) : undefined
}

/** What went wrong while starting, in a sentence that says what to do. */
export function inPlainWords(error: unknown, port: number): string {
  if (error instanceof ConfigurationError) return error.message
  if (!(error instanceof Error)) return String(error)
  return sentenceOf(error, port) ?? error.message
}
