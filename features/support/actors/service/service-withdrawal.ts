import { randomUUID } from 'node:crypto'
import type { Withdrawals } from '#application/returns/contract.ts'
import type { Buyer } from '#features/support/roles/shopper.ts'

interface Placed {
  readonly number: string
  readonly accessKey: string
}

/** Withdraws from the order just placed, and sends its works back, through the contract. */
export function serviceWithdrawal(
  withdrawals: Withdrawals,
  placed: () => Placed | null,
): Pick<Buyer, 'withdrawFrom' | 'withdrawal' | 'sendsBack'> {
  const order = (): Placed => {
    const own = placed()
    if (!own) throw new Error('She has ordered nothing.')
    return own
  }
  const afterSale = () => withdrawals.afterSale(order().number, order().accessKey)
  return {
    async withdrawFrom(titles) {
      const { items } = await afterSale()
      const lines = items
        .filter(({ title }) => titles?.includes(title))
        .map(({ artworkId, quantity }) => ({ artworkId, quantity }))
      const request = titles === null ? {} : { lines }
      await withdrawals.withdraw(order().number, request, randomUUID(), order().accessKey)
    },
    async withdrawal() {
      const seen = await afterSale()
      return {
        canWithdraw: seen.canWithdraw,
        works: seen.withdrawals.flatMap(({ lines }) => lines.map(({ title }) => title)),
        returns: seen.returns.map(({ artist, status }) => ({ artist: artist.name, status })),
      }
    },
    async sendsBack(artist, carrier, trackingNumber) {
      const { returns } = await afterSale()
      const coming = returns.find((each) => each.artist.name === artist)
      const { number, accessKey } = order()
      await withdrawals.sendBack(number, coming?.id ?? '', { carrier, trackingNumber }, accessKey)
    },
  }
}
