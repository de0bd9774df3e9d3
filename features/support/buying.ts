import { openKeepingLink } from './kept-works.ts'
import { address, card } from './purchase.ts'
import type { SanaaWorld } from './world.ts'

/** She has bought pieces of works, one for each time it is named, before anybody looks; the last order is hers. */
export async function buy(
  world: SanaaWorld,
  titles: readonly string[],
  by: 'card' | 'bank transfer' = 'card',
): Promise<void> {
  await world.shopper.unseen(async (shopper) => {
    for (const title of titles) await shopper.addToCart(title)
    await shopper.goToCheckout()
    await shopper.fillIn(address)
    await shopper.payBy(by)
    await shopper.fillIn(
      by === 'card'
        ? { ...card, 'Card number': '4242424242424242' }
        : { 'Bank name': 'Equity', 'Account number': '12345678' },
    )
    await shopper.placeOrder()
    if (by === 'bank transfer') await openKeepingLink(world, shopper)
    world.orderNumber = (await shopper.order())?.number ?? ''
  })
}
