import type { Context } from 'koa'

/** Milliseconds. */
const patience = 5_000

/**
 * Closes the connection behind the answer to a request of which no more is read. What is still on its way is thrown
 * away for a while: a connection that is closed over it takes the answer with it.
 */
export function closingBehind(ctx: Context): void {
  const { req } = ctx
  const { socket } = req
  if (req.complete || socket.destroyed) return
  ctx.set('Connection', 'close')
  const end = socket.destroySoon.bind(socket)
  socket.destroySoon = () => {
    if (req.complete) return end()
    const impatient = setTimeout(() => socket.destroy(), patience)
    socket.once('close', () => clearTimeout(impatient))
    req.once('end', () => socket.destroy())
    socket.end()
    req.resume()
  }
}
