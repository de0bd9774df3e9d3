import { openKeepingLink } from './kept-works.ts'
import { address, card } from './purchase.ts'
import type { Buyer, PayingBy } from './roles/shopper.ts'
import type { SanaaWorld } from './world.ts'

const means = {
  card: { ...card, 'Card number': '4242424242424242' },
  'M-Pesa': { 'M-Pesa phone number': '254712345678' },
  'bank transfer': { 'Bank name': 'Equity', 'Account number': '12345678' },
} as const satisfies Readonly<Record<PayingBy, Parameters<Buyer['fillIn']>[0]>>

/** She has bought pieces of works, one for each time it is named, before anybody looks; the last order is hers. */
export async function buy(
  world: SanaaWorld,
  titles: readonly string[],
  by: PayingBy = 'card',
): Promise<void> {
  await world.shopper.unseen(async (shopper) => {
    // Some have laid them there already.
    for (const [title, pieces] of Map.groupBy(titles, (each) => each))
      await shopper.hasInCart(title, pieces.length)
    await shopper.goToCheckout()
    await shopper.fillIn(address)
    await shopper.payBy(by)
    await shopper.fillIn(means[by])
    await shopper.placeOrder()
    if (by === 'bank transfer') await openKeepingLink(world, shopper)
    world.orderNumber = (await shopper.order())?.number ?? ''
  })
}
