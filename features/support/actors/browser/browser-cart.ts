import type { Locator } from 'playwright-core'
import type { CartHolder, GalleryVisitor } from '#features/support/roles/shopper.ts'
import { cartAddress, untilKept } from '../account-answer.ts'
import { type BrowserTab, leadingNumber } from './browser-tab.ts'
import { keepInCart } from './kept-by-browser.ts'
import { seenAtOnce } from './seen-at-once.ts'

/** Goes to the cart, unless it is open. */
async function toCart({ page, main, visit, ready }: BrowserTab): Promise<void> {
  await ready()
  if (!page().url().endsWith('/cart')) await visit('/cart')
  await main()
    .getByRole('heading', { name: /Your Cart is Empty|Summary/ })
    .first()
    .waitFor()
}

/** Fills and changes the cart, by what stands on the screen and can be pressed. */
export function browserCart(
  tab: BrowserTab,
  { openWork }: Pick<GalleryVisitor, 'openWork'>,
  origin: string,
): CartHolder {
  const { page, main, visit, sum } = tab

  /** Where the whole shop says how much is in the cart. */
  const inHeader = () => page().getByRole('banner').getByRole('link', { name: /^Cart/ })

  /** Presses what changes the cart. */
  const changeCart = (button: Locator) => untilKept(page(), cartAddress, () => button.click())

  const stepper = (title: string): Locator =>
    main()
      .getByRole('group', { name: `Quantity of ${title}` })
      .first()

  async function step(title: string, button: string, by: number): Promise<void> {
    await toCart(tab)
    const shown = stepper(title).getByRole('status')
    const wanted = leadingNumber(await shown.innerText()) + by
    await changeCart(stepper(title).getByRole('button', { name: button }))
    await stepper(title).getByText(String(wanted), { exact: true }).waitFor()
  }

  async function enabled(title: string, button: string): Promise<boolean> {
    await toCart(tab)
    const disabled = await stepper(title).getByRole('button', { name: button }).getAttribute('aria-disabled')
    return disabled !== 'true'
  }

  return {
    hasInCart: async (title, quantity) => {
      await keepInCart(await tab.ready(), origin, title, quantity)
    },
    addToCart: async (title) => {
      await openWork(title)
      const add = main()
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
      if ((await stepper(title).count()) === 0) return changeCart(add).then(() => stepper(title).waitFor())
      const more = stepper(title).getByRole('button', { name: 'Increase quantity' })
      if ((await more.getAttribute('aria-disabled')) === 'true') return
      const wanted = leadingNumber(await stepper(title).getByRole('status').innerText()) + 1
      await changeCart(more)
      await stepper(title).getByText(String(wanted), { exact: true }).waitFor()
    },
    openCart: async () => {
      await visit('/cart')
      await toCart(tab)
    },
    comeBackLater: async () => {
      await tab.comeBackLater()
      await visit('/cart')
    },
    increase: (title) => step(title, 'Increase quantity', 1),
    decrease: (title) => step(title, 'Decrease quantity', -1),
    remove: async (title) => {
      await toCart(tab)
      await changeCart(main().getByRole('button', { name: new RegExp(`^Remove\\s+${title}$`) }))
      await main().getByText(`Removed ${title}`).waitFor()
    },
    takeRemovalBack: async () => {
      await changeCart(main().getByRole('button', { name: 'Undo' }))
      await main().getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' })
    },
    canIncrease: (title) => enabled(title, 'Increase quantity'),
    canDecrease: (title) => enabled(title, 'Decrease quantity'),
    cart: async () => {
      await toCart(tab)
      const found = main()
        .getByRole('listitem')
        .filter({ has: page().getByRole('group') })
      const read = await seenAtOnce(found, { title: 'h2', quantity: '[role=group] output', text: '' })
      const seen = read.map(({ title, quantity, text }) => ({
        title,
        quantity: leadingNumber(quantity),
        lineTotal: /(\$[\d,]+\.\d{2})\s*$/.exec(text)?.[1] ?? '',
      }))
      return {
        lines: seen,
        totalItems: Number(/\d+/.exec(await inHeader().innerText())?.[0]),
        totalPrice: (await sum('Total').allInnerTexts())[0] ?? '$0.00',
      }
    },
    toPay: () => sum('To pay at the checkout').innerText(),
    cartWarnings: async () => {
      const list = main().getByRole('list', { name: 'What has changed' })
      await list.waitFor()
      return list.getByRole('listitem').allInnerTexts()
    },
  }
}
