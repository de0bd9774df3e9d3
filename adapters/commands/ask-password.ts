import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks for a password on the terminal without showing it; empty where none is typed. */
export async function askPassword(question: string): Promise<string> {
  process.stdout.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  const stopped = new Promise<never>((_, reject) =>
    terminal.once('SIGINT', () => reject(new Error('Nothing was changed.'))),
  )
  try {
    return await Promise.race([terminal.question(''), stopped])
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}
