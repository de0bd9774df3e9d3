import type { CardClients } from '#application/payments/card-client.ts'
import { Unavailable } from '#application/shared/unavailable.ts'

/** The client of a card's provider, which keeps what it is asked; its fields cannot be shown while it is told so. */
export function cardClientThat({ isAway = false } = {}) {
  const provider = { isAway, asked: [] as string[], token: 'ctoken_4242' }
  const cardClients: CardClients<HTMLElement> = {
    open: async () => ({
      async show(place, total) {
        if (provider.isAway) throw new Unavailable('The card form could not be loaded')
        place.append('A card is typed in here.')
        provider.asked.push(`fields for ${total}`)
        return {
          async tokenise(sum) {
            provider.asked.push(`token for ${sum}`)
            return provider.token
          },
          look: () => {},
          remove: () => place.replaceChildren(),
        }
      },
      async authenticate(secret) {
        provider.asked.push(`bank for ${secret}`)
      },
    }),
  }
  return { provider, cardClients }
}
