import type { Clock } from '#application/shared/clock.ts'
import { answerTo, textOf } from './daraja-answer.ts'
import { DarajaAway } from './daraja-failures.ts'
import type { MpesaSettings } from './mpesa-settings.ts'
import type { MpesaToken, MpesaTokens } from './mpesa-stores.ts'

/** What requests are signed with. A new one ends the one before, so all processes share one. */
export interface DarajaTokens {
  current(): Promise<string>
  /** Another one than that. */
  after(stale: string): Promise<string>
}

/** In milliseconds: one that ends so soon is renewed. */
const early = 60_000
/** Whoever asks for one has it by then, or is gone. */
const timeToRenew = 20_000
const pause = 200

/** @throws from everything DarajaAway, where no token is to be had: nothing can have been paid with it */
export function darajaTokens(
  { apiUrl, consumerKey, consumerSecret }: MpesaSettings,
  kept: MpesaTokens,
  clock: Clock,
): DarajaTokens {
  async function askForOne(): Promise<MpesaToken> {
    const basic = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')
    const address = new URL('/oauth/v1/generate?grant_type=client_credentials', apiUrl)
    const { status, said } = await answerTo(address, { headers: { Authorization: `Basic ${basic}` } }).catch(
      (error: unknown) => {
        throw new DarajaAway('M-Pesa has given us no token.', { cause: error })
      },
    )
    const token = textOf(said, 'access_token')
    const seconds = Number(textOf(said, 'expires_in'))
    if (status !== 200 || token === '' || !(seconds > 0))
      throw new DarajaAway(`M-Pesa has given us no token, but ${status} ${textOf(said, 'errorMessage')}.`)
    return { token, goodUntil: new Date(clock.now().getTime() + seconds * 1000) }
  }

  async function renewed(): Promise<string> {
    const asked = await askForOne().catch(async (error: unknown) => {
      await kept.keep(null)
      throw error
    })
    await kept.keep(asked)
    return asked.token
  }

  async function good(stale: string | null): Promise<string> {
    const deadline = Date.now() + timeToRenew
    for (;;) {
      const now = clock.now()
      const token = await kept.token()
      if (token && token.token !== stale && token.goodUntil.getTime() - early > now.getTime())
        return token.token
      if (await kept.lease(now, new Date(now.getTime() + timeToRenew))) return renewed()
      if (Date.now() > deadline) throw new DarajaAway('Nobody has renewed the token for M-Pesa.')
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }

  return { current: () => good(null), after: (stale) => good(stale) }
}
