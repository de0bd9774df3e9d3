import { randomUUID } from 'node:crypto'
import type { Claims } from '#application/claims/contract.ts'
import type { Withdrawals } from '#application/returns/contract.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { picture } from '#features/support/picture.ts'
import type { Buyer } from '#features/support/roles/shopper.ts'
import { serviceWithdrawal } from './service-withdrawal.ts'

interface Placed {
  readonly number: string
  readonly accessKey: string
}

/** Shows what arrived damaged of the order just placed, through the contract. */
function serviceClaims(
  claims: Claims,
  placed: () => Placed | null,
): Pick<Buyer, 'reportsDamage' | 'answersClaim' | 'claims'> {
  const order = (): Placed => {
    const own = placed()
    if (!own) throw new Error('She has ordered nothing.')
    return own
  }
  return {
    async reportsDamage(title, text) {
      const { number, accessKey } = order()
      const { items } = await claims.claims(number, accessKey)
      const bought = items.find((item) => item.title === title)
      await claims.open(
        number,
        { artworkId: bought?.artworkId ?? '', text, photographs: [await picture()] },
        randomUUID(),
        accessKey,
      )
    },
    async answersClaim(text) {
      const { number, accessKey } = order()
      const id = (await claims.claims(number, accessKey)).claims.at(-1)?.id ?? ''
      await claims.answer(number, id, { text, photographs: [] }, randomUUID(), accessKey)
    },
    async claims() {
      const { number, accessKey } = order()
      return (await claims.claims(number, accessKey)).claims.map(
        ({ title, status, givenBack, messages }) => ({
          title,
          isOpen: status === 'open',
          givenBack: formatMoney(givenBack),
          messages: messages.map(({ text }) => text),
          unread: messages.filter(({ isUnread }) => isUnread).length,
        }),
      )
    },
  }
}

/** Withdraws from the order just placed, and shows what of it arrived damaged. */
export const serviceAfterSale = (withdrawals: Withdrawals, claims: Claims, placed: () => Placed | null) => ({
  ...serviceWithdrawal(withdrawals, placed),
  ...serviceClaims(claims, placed),
})
