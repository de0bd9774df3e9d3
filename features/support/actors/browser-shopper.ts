import { type BrowserContext, type Locator, type Page } from 'playwright-core'
import type { CheckoutField, OrderSeen, PayingBy, Shopper } from '../shopper.ts'
import { cartAddress, untilKept } from './account-answer.ts'
import { chooseLooks, lookFurther } from './gallery-by-browser.ts'
import { keepInCart } from './kept-by-browser.ts'
import { sectionsOfOrder } from './order-page.ts'
import { seenAtOnce } from './seen-at-once.ts'
import { isTakenOver } from './taken-over.ts'

/** What the fields of the checkout are called on the screen. */
const labels: Readonly<Record<CheckoutField, string>> = {
  Name: 'Full name',
  Street: 'Street address',
  City: 'City',
  State: 'State/Province',
  'Postal code': 'Postal code',
  Country: 'Country',
  Phone: 'Phone number',
  'E-mail': 'Email',
  'Card number': 'Card number',
  'Cardholder name': 'Cardholder name',
  'Expiry date': 'Expiry date',
  CVV: 'CVV',
  'M-Pesa phone number': 'M-Pesa phone number',
  'Bank name': 'Bank name',
  'Account number': 'Account number',
}

const ways: Readonly<Record<PayingBy, string>> = {
  card: 'Card',
  'M-Pesa': 'M-Pesa',
  'bank transfer': 'Bank transfer',
}

const leadingNumber = (text: string): number => Number.parseInt(text.replaceAll(',', ''), 10)

/** A refused order or a missing page is what some scenarios are about; everything else in the console is a defect. */
const isExpected = (text: string): boolean => /status of 4\d\d/.test(text)

/** Shops with a real browser, by what stands on the screen and can be pressed. */
export function browserShopper(context: BrowserContext, origin: string): Shopper {
  const complaints: string[] = []
  let page: Page
  let nothingHere = false
  /** The page of the order that was placed, with its key. */
  let orderAddress: string | null = null

  async function open(): Promise<Page> {
    const opened = await context.newPage()
    opened.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text())
    })
    opened.on('pageerror', (error) => complaints.push(String(error)))
    return opened
  }

  const main = (on: Page = page) => on.getByRole('main')

  /** Presses what changes the cart. */
  const changeCart = (button: Locator) => untilKept(page, cartAddress, () => button.click())

  /** A page is ready when its controls answer, not when its HTML is there. */
  async function visit(path: string): Promise<void> {
    page ??= await open()
    await page.goto(`${origin}${path}`)
    await page.waitForFunction(isTakenOver)
  }

  async function toCart(): Promise<void> {
    if (!page.url().endsWith('/cart')) await visit('/cart')
    await main()
      .getByRole('heading', { name: /Your Cart is Empty|Summary/ })
      .first()
      .waitFor()
  }

  const stepper = (title: string): Locator =>
    main()
      .getByRole('group', { name: `Quantity of ${title}` })
      .first()

  async function step(title: string, button: string, by: number): Promise<void> {
    await toCart()
    const shown = stepper(title).getByRole('status')
    const wanted = leadingNumber(await shown.innerText()) + by
    await changeCart(stepper(title).getByRole('button', { name: button }))
    await stepper(title).getByText(String(wanted), { exact: true }).waitFor()
  }

  async function enabled(title: string, button: string): Promise<boolean> {
    await toCart()
    const disabled = await stepper(title).getByRole('button', { name: button }).getAttribute('aria-disabled')
    return disabled !== 'true'
  }

  const card = (title: string) =>
    main()
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: title, exact: true }) })

  async function find(title: string): Promise<void> {
    await visit(`/art-gallery?${new URLSearchParams({ q: title })}`)
    await card(title).first().waitFor()
  }

  async function openWork(title: string): Promise<void> {
    await find(title)
    await card(title).getByRole('link', { name: title, exact: true }).click()
    await page.waitForURL('**/artwork/**')
    await main().getByRole('heading', { name: title, level: 1 }).waitFor()
  }

  async function choose(label: string, option: string): Promise<void> {
    const before = page.url()
    await main().getByLabel(label, { exact: true }).selectOption({ label: option })
    await page.waitForURL((url) => url.href !== before)
  }

  const field = (name: CheckoutField) => main().getByLabel(labels[name], { exact: true })

  /** A sum in a list of sums, by the word before it. */
  const sum = (word: string) => main().locator('dl').locator(`dt:text-is("${word}") + dd`).first()

  async function lines(inside: Locator): Promise<{ title: string; quantity: number; text: string }[]> {
    const found = await seenAtOnce(inside.getByRole('listitem'), { title: 'a', text: '' })
    return found.map((line) => ({ ...line, quantity: Number(/Qty (\d+)/.exec(line.text)?.[1]) }))
  }

  const orderSummary = () => main().getByRole('complementary', { name: /Order summary/ })

  async function settled(): Promise<void> {
    const confirmed = page.waitForURL('**/checkout/confirmed**').then(() => true)
    const refused = main()
      .getByRole('alert')
      .first()
      .waitFor()
      .then(() => false)
    const isConfirmed = await Promise.any([confirmed, refused])
    if (!isConfirmed) return
    const { searchParams } = new URL(page.url())
    orderAddress = `/orders/${searchParams.get('order')}?${new URLSearchParams({ key: searchParams.get('key') ?? '' })}`
    await main().getByRole('heading', { level: 1 }).waitFor()
  }

  async function onAnotherTab<Result>(
    path: string,
    look: (tab: Page, status: number) => Promise<Result>,
  ): Promise<Result> {
    const tab = await open()
    try {
      const response = await tab.goto(`${origin}${path}`)
      return await look(tab, response?.status() ?? 0)
    } finally {
      await tab.close()
    }
  }

  return {
    openGallery: () => visit('/art-gallery'),
    chooseCategory: (label) => choose('Category', label),
    choosePriceRange: (label) => choose('Price Range', label),
    sortBy: (label) => choose('Sort By', label),
    search: async (words) => {
      const before = page.url()
      await main().getByRole('combobox', { name: 'Search the gallery' }).fill(words)
      await main().getByRole('button', { name: 'Search' }).click()
      await page.waitForURL((url) => url.href !== before)
    },
    chooseLooks: (looks) => chooseLooks(page, looks),
    lookFurther: () => lookFurther(page),
    // All at one moment: the list may change while one looks from card to card.
    works: async () => {
      const shown = await main()
        .getByRole('article')
        .evaluateAll((cards) =>
          cards.map((each) => ({
            title: each.querySelector('h2 a, h3 a')?.textContent ?? '',
            stock: /Sold Out|One of a kind|Only \d+ left/.exec(each.textContent)?.[0] ?? null,
          })),
        )
      const counts = await main()
        .getByRole('status')
        .filter({ hasText: /artworks?$/ })
        .allInnerTexts()
      return { shown, total: counts[0] === undefined ? shown.length : leadingNumber(counts[0]) }
    },

    openWork,
    openMissingWork: async () => {
      page ??= await open()
      const response = await page.goto(`${origin}/artwork/00000000-0000-4000-8000-000000000000`)
      nothingHere = response?.status() === 404
    },
    isToldThatNothingIsHere: async () =>
      nothingHere && (await main().getByRole('heading', { name: 'Untitled (404)' }).isVisible()),
    work: async () => {
      const text = await main().innerText()
      return {
        title: await main().getByRole('heading', { level: 1 }).innerText(),
        price: /Where your (\$[\d,.]+\d) goes/.exec(text)?.[1] ?? '',
        artistReceives: /The artist receives[^$]*(\$[\d,.]+\d)/.exec(text)?.[1] ?? '',
        stock: /Sold Out|One of a kind|Only \d+ left/.exec(text)?.[0] ?? null,
        canBeAdded:
          (await main()
            .getByRole('button', { name: /^Add to Cart/ })
            .count()) > 0,
      }
    },

    meetArtists: () => visit('/artists'),
    lookForArtist: async (words) => {
      await visit('/artists')
      await main().getByRole('searchbox').fill(words)
      await main().getByRole('button', { name: 'Search' }).click()
      await page.waitForURL('**/artists?q=**')
    },
    artists: async () => {
      const cards = main()
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
      return (await seenAtOnce(cards, { name: 'h2', text: '' })).map(({ name, text }) => ({
        name,
        works: leadingNumber(/(\d+) artworks?/.exec(text)?.[1] ?? '0'),
      }))
    },
    visitArtist: async (name) => {
      await visit(`/artists?${new URLSearchParams({ q: name })}`)
      await main().getByRole('link', { name, exact: true }).click()
      await page.waitForURL('**/artists/details?**')
      await main().getByRole('heading', { name, level: 1 }).waitFor()
    },

    hasInCart: async (title, quantity) => {
      page ??= await open()
      await keepInCart(page, origin, title, quantity)
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
      page ??= await open()
      await visit('/cart')
      await toCart()
    },
    comeBackLater: async () => {
      await page.close()
      page = await open()
      await visit('/cart')
    },
    increase: (title) => step(title, 'Increase quantity', 1),
    decrease: (title) => step(title, 'Decrease quantity', -1),
    remove: async (title) => {
      await toCart()
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
      await toCart()
      const found = main()
        .getByRole('listitem')
        .filter({ has: page.getByRole('group') })
      const read = await seenAtOnce(found, { title: 'h2', quantity: '[role=group] output', text: '' })
      const seen = read.map(({ title, quantity, text }) => ({
        title,
        quantity: leadingNumber(quantity),
        lineTotal: /(\$[\d,]+\.\d{2})\s*$/.exec(text)?.[1] ?? '',
      }))
      return {
        lines: seen,
        totalItems: seen.reduce((total, { quantity }) => total + quantity, 0),
        totalPrice: (await sum('Total').allInnerTexts())[0] ?? '$0.00',
      }
    },
    cartWarnings: async () => {
      const list = main().getByRole('list', { name: 'What has changed' })
      await list.waitFor()
      return list.getByRole('listitem').allInnerTexts()
    },

    goToCheckout: async () => {
      await toCart()
      await main().getByRole('link', { name: 'Proceed to Checkout' }).click()
      await main().getByRole('button', { name: 'Place Order' }).waitFor()
    },
    fillIn: async (fields) => {
      for (const [name, text] of Object.entries(fields) as [CheckoutField, string][]) {
        // Whoever is signed in is not asked for an address again.
        if (name === 'E-mail' && (await field(name).count()) === 0) continue
        await field(name).fill('')
        await field(name).pressSequentially(text)
      }
    },
    fieldHolds: (name) => field(name).inputValue(),
    payBy: (method) => main().getByRole('radio', { name: ways[method] }).check(),
    placeOrder: async () => {
      await main().getByRole('button', { name: 'Place Order' }).click()
      await settled()
    },
    placeOrderTwiceAtOnce: async () => {
      await main().getByRole('button', { name: 'Place Order' }).dblclick()
      await settled()
    },
    summary: async () => {
      const bought = await lines(orderSummary())
      return {
        lines: bought.map(({ title, quantity }) => ({ title, quantity, lineTotal: '' })),
        totalItems: leadingNumber(/(\d+) items?/.exec(await orderSummary().innerText())?.[1] ?? '0'),
        totalPrice: await sum('Total').innerText(),
        shipping: await sum('Shipping').innerText(),
      }
    },
    checkoutWarnings: async () => (await lines(orderSummary())).map(({ text }) => text),
    alert: async () => main().getByRole('alert').first().innerText(),
    fieldMessage: async (name) => {
      if ((await field(name).getAttribute('aria-invalid')) !== 'true') return null
      const notes = (await field(name).getAttribute('aria-describedby')) ?? ''
      return (await page.locator(`[id="${notes.split(' ').at(-1)}"]`).innerText()).trim()
    },
    answerPhone: async (accept) => {
      await main()
        .getByRole('button', { name: accept ? 'Accept on the phone' : 'Decline on the phone' })
        .click()
      await main()
        .getByRole('heading', { name: accept ? 'Order Confirmed!' : 'Order cancelled', level: 1 })
        .waitFor()
    },
    cancelOrder: async () => {
      await visit(orderAddress ?? '')
      await main().getByRole('button', { name: 'Cancel order' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click()
      // The button says 'Cancelling…' for as long as it is not done.
      await main()
        .getByRole('button', { name: /^Cancel/ })
        .waitFor({ state: 'detached' })
    },
    order: async (): Promise<OrderSeen | null> =>
      orderAddress === null ? null : onAnotherTab(orderAddress, (tab) => sectionsOfOrder(main(tab), lines)),
    canOpenOrderWithAnotherKey: () =>
      onAnotherTab(
        `${orderAddress?.split('?')[0]}?key=00000000-0000-4000-8000-000000000000`,
        async (_, status) => status !== 404,
      ),

    lastMessage: async () => {
      const told = page
        .getByRole('alert')
        .or(main().getByText('Reached maximum stock', { exact: true }))
        .first()
      await told.waitFor()
      return (await told.innerText()).trim()
    },
    reads: async (text) => {
      await main().getByText(text, { exact: true }).first().waitFor()
      return true
    },
    leave: async () => {
      await context.close()
      if (complaints.length > 0) throw new Error(`The browser complained: ${complaints.join(' | ')}`)
    },
  }
}
