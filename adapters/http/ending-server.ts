import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

/** Milliseconds that those who are being answered are given when the server ends. */
const usualPatience = 5_000

const closed = (server: Server, patience: number): Promise<void> =>
  new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearTimeout(impatient)
      resolve()
    })
    server.closeIdleConnections()
  })

const atMost = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let impatient: NodeJS.Timeout | undefined
  const enough = new Promise((resolve) => {
    impatient = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, enough])
  clearTimeout(impatient)
}

/**
 * A server that can end: it takes no requests any more and lets those in hand end, for a while. A visitor who leaves
 * ends their connection and not the work that was begun for them, so that is waited for besides.
 */
export function endingServer(answer: Answer, patience = usualPatience) {
  const inHand = new Set<Promise<unknown>>()
  const connected = new Set<Socket>()
  let isLeft = false
  let isEnding = false
  const server = createServer((request, response) => {
    // Whoever is answered from now on asks somebody else next.
    if (isLeft) response.shouldKeepAlive = false
    // Who was being answered when the server ended would keep their connection for a next request that nobody takes.
    response.once('close', () => isEnding && server.closeIdleConnections())
    const answering = answer(request, response).finally(() => inHand.delete(answering))
    inHand.add(answering)
  })
  server.on('connection', (socket) => {
    connected.add(socket)
    socket.once('close', () => connected.delete(socket))
  })
  return {
    server,
    /** Keeps nobody for a next request; whoever comes is still answered. */
    leave(): void {
      isLeft = true
    },
    async end(): Promise<void> {
      isLeft = true
      isEnding = true
      const ended = closed(server, patience)
      // Browsers connect ahead of need; Node takes whoever has not asked yet for busy.
      for (const socket of connected) if (socket.bytesRead === 0) socket.destroy()
      await ended
      await atMost(patience, Promise.allSettled(inHand))
    },
  }
}
