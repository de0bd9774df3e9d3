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

interface Head {
  readonly status: number
  /** Of the whole answer, in bytes. */
  readonly length: number
}

/** Null while it is still coming. @throws Error where the answer does not say how long it is */
function headIn(begun: Buffer): Head | null {
  const end = begun.indexOf(endOfHead)
  if (end < 0) return null
  const head = begun.toString('latin1', 0, end)
  const [, body] = /^content-length: (\d+)/im.exec(head) ?? []
  if (body === undefined) throw new Error(`An answer does not say how long it is: ${head.split('\r\n')[0]}`)
  return { status: Number(head.slice(9, 12)), length: end + endOfHead.length + Number(body) }
}

/** Asks over an open line on which nothing else is under way. @returns the status */
const ask = (line: Socket, question: string): Promise<number> =>
  new Promise((resolve, reject) => {
    let begun: Buffer = Buffer.alloc(0)
    let head: Head | null = null
    let came = 0
    const settled = (settle: () => void): void => {
      line.off('data', onData).off('error', onError).off('close', onClose)
      settle()
    }
    const onError = (error: unknown): void => settled(() => reject(error))
    const onClose = (): void => onError(new Error('The line was cut.'))
    const onData = (part: Buffer): void => {
      try {
        came += part.length
        begun = head ? begun : Buffer.concat([begun, part])
        head ??= headIn(begun)
        if (!head || came < head.length) return
        if (came > head.length) throw new Error('More came than was asked for.')
        const { status } = head
        settled(() => resolve(status))
      } catch (error) {
        onError(error)
      }
    }
    line.on('data', onData).on('error', onError).on('close', onClose)
    line.write(question)
  })

/**
 * Keeps all connections busy for a while. Over bare sockets: Node's own client costs more than a server that answers out of memory,
 * which then has little to do.
 * @throws Error where something else than 200 was answered, an answer does not say how long it is, or a line is cut
 */
export async function loaded(load: Load, milliseconds: number): Promise<Answered> {
  const { host, hostname, port, pathname, search } = new URL(load.url)
  const headers = Object.entries({ host, ...load.headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const question = `GET ${pathname}${search} HTTP/1.1\r\n${headers.join('')}\r\n`
  const end = performance.now() + milliseconds
  const took: number[] = []
  const failed = new AbortController()
  const busy = async (): Promise<void> => {
    const line = connect({ host: hostname, port: Number(port), noDelay: true })
    try {
      while (performance.now() < end && !failed.signal.aborted) {
        const begun = performance.now()
        const status = await ask(line, question)
        if (status !== 200) throw new Error(`${load.url} answered ${status}.`)
        took.push(performance.now() - begun)
      }
    } catch (error) {
      failed.abort()
      throw error
    } finally {
      // Whatever comes of the line from here on is nobody's business.
      line.on('error', () => undefined).destroy()
    }
  }
  await Promise.all(Array.from({ length: load.connections }, busy))
  return { answered: took.length, milliseconds: took }
}
