import { PassThrough } from 'node:stream'
import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { StillSignedIn } from '#application/identity/sessions/callers.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import { type SignedInCaller, signedIn } from '#application/shared/caller.ts'
import type { Happenings } from '#application/shared/happenings.ts'
import { tooMany } from '#application/shared/throttle.ts'
import { type OwesSecondFactor, secondFactorRequired } from '../guarded.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { callerOf, visitOf } from '../session.ts'

export interface EventsOptions {
  readonly happenings: Happenings
  readonly isStill: StillSignedIn
  readonly owesSecondFactor: OwesSecondFactor
  /** Aborted when the product stops, which must not wait for streams without an end. */
  readonly stopping: AbortSignal
  /** Milliseconds between two signs of life. */
  readonly heartbeat?: number
  /**
   * How many streams may be open: of one account, from one network address, and in this process, the last places of which
   * are kept for admins.
   */
  readonly most?: {
    readonly each: number
    readonly address: number
    readonly all: number
    readonly keptForAdmins: number
  }
}

/** Bytes that wait for somebody who does not read; they lose nothing by coming back. */
const mostWaiting = 65_536

/** Seconds after which somebody with too many streams may try again. */
const laterInSeconds = 30

const usual = { each: 8, address: 40, all: 1_000, keptForAdmins: 50 }

/** What has just happened, as server-sent events, told at once to whoever it concerns. */
export function eventsController({
  happenings,
  isStill,
  owesSecondFactor,
  stopping,
  heartbeat = 25_000,
  most = usual,
}: EventsOptions): Router {
  const router = new Router()
  /** Open streams, by account and by address. */
  const open = new Map<string, number>()
  let all = 0

  const countOf = (key: string): number => open.get(key) ?? 0
  function change(key: string, by: 1 | -1): void {
    const count = countOf(key) + by
    if (count === 0) open.delete(key)
    else open.set(key, count)
  }

  /** Nobody can shut the news for others by listening often, and nobody at all for admins. */
  function enter({ userId, role }: SignedInCaller, { address }: Visit): () => void {
    const [account, place] = [`user ${userId}`, `address ${address}`]
    const places = role === 'admin' ? most.all : most.all - most.keptForAdmins
    if (countOf(account) >= most.each || countOf(place) >= most.address || all >= places)
      throw tooMany(laterInSeconds)
    all += 1
    for (const key of [account, place]) change(key, 1)
    return () => {
      all -= 1
      for (const key of [account, place]) change(key, -1)
    }
  }

  /** Writes events for as long as somebody listens and may. */
  async function stream(ctx: Context, caller: SignedInCaller, leave: () => void): Promise<PassThrough> {
    const out = new PassThrough()
    const end = () => out.end()
    const say = (text: string) => {
      // Nobody who does not read would ever read the end either.
      if (out.writableLength > mostWaiting) out.destroy()
      else if (!out.writableEnded) out.write(text)
    }
    const missed = () => say('event: missed\ndata: {}\n\n')
    const stopListening = await happenings.listen(
      caller,
      (happening) => say(`event: happening\ndata: ${JSON.stringify(happening)}\n\n`),
      missed,
    )
    const visit = visitOf(ctx)
    const beat = setInterval(() => {
      // A database that is away for a moment says nothing about whoever is signed in.
      void isStill(caller, visit).then(
        (still) => (still ? say(': here\n\n') : end()),
        () => say(': here\n\n'),
      )
    }, heartbeat)
    stopping.addEventListener('abort', end, { once: true })
    out.once('close', () => {
      clearInterval(beat)
      stopping.removeEventListener('abort', end)
      stopListening()
      leave()
    })
    // Browsers send the last id again when they come back: something may have happened meanwhile.
    say('retry: 3000\nid: here\n\n')
    if (ctx.get('Last-Event-ID') !== '') missed()
    if (stopping.aborted) end()
    return out
  }

  router.get('/events', async (ctx) => {
    const caller = signedIn(await callerOf(ctx))
    if (caller.role === 'admin' && (await owesSecondFactor(caller))) throw secondFactorRequired()
    ctx.compress = false
    ctx.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' })
    if (ctx.method === 'HEAD') {
      ctx.status = 200
      return
    }
    const leave = enter(caller, visitOf(ctx))
    try {
      ctx.body = await stream(ctx, caller, leave)
    } catch (error) {
      leave()
      throw error
    }
  })

  return describe(router, [
    {
      method: 'get',
      path: '/events',
      summary:
        'What has just happened, as server-sent events: “happening” with its JSON, “missed” where it is time to look again',
      answers: {
        200: { description: 'A stream without an end', types: ['text/event-stream'] },
        ...notSignedIn,
        403: { description: 'An admin has to switch on a second factor first' },
        404: { description: 'Nothing is told to shoppers' },
        429: { description: 'Too many streams are open; Retry-After says when to come back' },
      },
    },
  ])
}
