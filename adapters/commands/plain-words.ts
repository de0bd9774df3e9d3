import { ConfigurationError } from './environment/environment.ts'

interface CodedError {
  readonly code?: string
  readonly syscall?: string
  readonly message?: string
  readonly cause?: unknown
}

const sentences: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken. Stop what runs there, or choose another one: PORT=3001 npm start`,
  EACCES: (port) =>
    `Port ${port} or a folder in DATA_DIR may not be used by this user. Choose another PORT or DATA_DIR.`,
  EADDRNOTAVAIL: () =>
    'HOST is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.',
  ENOSPC: () => 'The disk is full. Make room (about 1 GB) and try again.',
  ECONNREFUSED: () => 'The database does not answer. Is the PostgreSQL at DATABASE_URL running?',
  ENOTFOUND: () => 'The host in DATABASE_URL is not known. Check its name.',
  ETIMEDOUT: () => 'The database does not answer in time. Check DATABASE_URL and the network.',
  '28P01': () => 'The database refuses the user or password in DATABASE_URL.',
  '28000': () => 'The database refuses the user in DATABASE_URL.',
  '3D000': () => 'The database named in DATABASE_URL does not exist. Create it first.',
}

function codeIn(error: CodedError): string | undefined {
  // A socket that is not there.
  if (error.code === 'ENOENT' && error.syscall === 'connect') return 'ECONNREFUSED'
  if (error.code !== undefined && error.code in sentences) return error.code
  return typeof error.cause === 'object' && error.cause !== null ? codeIn(error.cause) : error.code
}

/** What went wrong while starting, in a sentence that says what to do. */
export function inPlainWords(error: unknown, port: number): string {
  if (error instanceof ConfigurationError) return error.message
  if (!(error instanceof Error)) return String(error)
  const sentence = sentences[codeIn(error) ?? '']
  return sentence ? sentence(port) : error.message
}
