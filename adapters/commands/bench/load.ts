import { connect, type Socket } from 'node:net'

/** What somebody asks for, again and again. */
export interface Load {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
}

/** How many were answered, and how long each took, in milliseconds. */
export interface Answered {
  readonly answered: number
  readonly milliseconds: readonly number[]
}

const endOfHead = '\r\n\r\n'

/** Length of a whole answer, and its status; null while its head is still coming. */
function headOf(begun: Buffer): { readonly status: number; readonly length: number } | null {
  const end = begun.indexOf(endOfHead)
  if (end < 0) return null
  const head = begun.toString('latin1', 0, end)
  const [, body] = /^content-length: (\d+)/im.exec(head) ?? []
  if (body === undefined) throw new Error('An answer came that does not say how long it is.')
  return { status: Number(head.slice(9, 12)), length: end + endOfHead.length + Number(body) }
}

/** Over an open line; nothing else may be under way on it. @returns the status */
const ask = (line: Socket, question: string): Promise<number> =>
  new Promise((resolve, reject) => {
    let begun: Buffer = Buffer.alloc(0)
    let head: ReturnType<typeof headOf> = null
    let came = 0
    const done = (settle: () => void): void => {
      line.off('data', onData).off('error', reject).off('close', onClose)
      settle()
    }
    const onClose = (): void => done(() => reject(new Error('The line was cut.')))
    const onData = (part: Buffer): void => {
      came += part.length
      if (!head) {
        begun = begun.length === 0 ? part : Buffer.concat([begun, part])
        head = headOf(begun)
      }
      const { status, length } = head ?? { status: 0, length: Number.POSITIVE_INFINITY }
      if (came >= length) done(() => resolve(status))
    }
    line.on('data', onData).on('error', reject).on('close', onClose)
    line.write(question)
  })

/**
 * Keeps all connections busy for a while, by so little that it is the server that is busy: Node's own client takes longer than a
 * server that gives what it has. @throws Error where something else than 200 was answered
 */
export async function loaded(load: Load, milliseconds: number): Promise<Answered> {
  const { host, hostname, port, pathname, search } = new URL(load.url)
  const headers = Object.entries({ host, ...load.headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const question = `GET ${pathname}${search} HTTP/1.1\r\n${headers.join('')}\r\n`
  const end = performance.now() + milliseconds
  const took: number[] = []
  const busy = async (): Promise<void> => {
    const line = connect({ host: hostname, port: Number(port), noDelay: true })
    while (performance.now() < end) {
      const begun = performance.now()
      const status = await ask(line, question)
      if (status !== 200) throw new Error(`${load.url} answered ${status}.`)
      took.push(performance.now() - begun)
    }
    line.destroy()
  }
  await Promise.all(Array.from({ length: load.connections }, busy))
  return { answered: took.length, milliseconds: took }
}
