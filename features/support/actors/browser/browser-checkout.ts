import type { Locator } from 'playwright-core'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { Buyer, CheckoutField, OrderSeen, PayingBy } from '#features/support/roles/shopper.ts'
import { untilAnswered } from '../account-answer.ts'
import { draftOf } from '../checkout-fields.ts'
import { browserClaims } from './browser-claims.ts'
import { type BrowserTab, leadingNumber } from './browser-tab.ts'
import { browserWithdrawal } from './browser-withdrawal.ts'
import { keepCheckout } from './kept-by-browser.ts'
import { receiptOnPage, sectionsOfOrder } from './order-page.ts'
import { providerCardFields } from './provider-card-fields.ts'
import { seenAtOnce } from './seen-at-once.ts'

/** What the fields of the checkout are called on the screen. */
const labels: Readonly<Record<CheckoutField, string>> = {
  Name: 'Full name',
  Street: 'Street address',
  City: 'City',
  State: 'State/Province',
  'Postal code': 'Postal code',
  Country: 'Country',
  Phone: 'Phone number',
  Email: 'Email',
  'Card number': 'Card number',
  'Cardholder name': 'Cardholder name',
  'Expiry date': 'Expiry date',
  CVV: 'CVV',
  'M-Pesa phone number': 'M-Pesa phone number',
  'Bank name': 'Bank name',
  'Account number': 'Account number',
}

/** Where the form helps while one types. */
const helped: ReadonlySet<CheckoutField> = new Set(['Country', 'Card number', 'Expiry date', 'CVV'])

const ways: Readonly<Record<PayingBy, string>> = {
  card: 'Card',
  'M-Pesa': 'M-Pesa',
  'bank transfer': 'Bank transfer',
}

/** Whoever pays at a screen, and may have ordered on none. */
interface BrowserBuyer extends Buyer {
  /** From now on that order is theirs. */
  hasOrdered(number: string, accessKey: string): void
}

const pageOfOrder = (number: string, key: string): string =>
  `/orders/${number}?${new URLSearchParams({ key })}`

/** Fills in the checkout, pays and looks at the order, by what stands on the screen and can be pressed. */
export function browserBuyer(tab: BrowserTab, origin: string): BrowserBuyer {
  const { page, main, visit, sum, onAnotherTab } = tab
  /** The page of the order that was placed, with its key. */
  let orderAddress: string | null = null

  const provider = providerCardFields(main)
  const field = (name: CheckoutField) => main().getByLabel(labels[name], { exact: true })

  async function lines(inside: Locator): Promise<{ title: string; quantity: number; text: string }[]> {
    const found = await seenAtOnce(inside.getByRole('listitem'), { title: 'a', text: '' })
    return found.map((line) => ({ ...line, quantity: Number(/Qty (\d+)/.exec(line.text)?.[1]) }))
  }

  const orderSummary = () => main().getByRole('complementary', { name: /Order summary/ })

  /** Only what the form helps with has to be typed as people type. */
  async function typeIn(name: CheckoutField, text: string): Promise<void> {
    if (await provider.fill(name, text)) return
    const isHelped = helped.has(name)
    await field(name).fill(isHelped ? '' : text)
    if (isHelped) await field(name).pressSequentially(text)
    // A code may be how a longer name begins: it is taken when one goes on.
    if (name === 'Country') await field(name).press('Tab')
  }

  /** Whether the page at hand is the order's, or the one that it was placed on. */
  const isAtOrder = () =>
    ['/checkout/confirmed', orderAddress?.split('?')[0]].includes(new URL(page().url()).pathname)

  async function settled(): Promise<void> {
    // What was said of the press before may still stand there.
    await main().getByRole('button', { name: 'Placing order…' }).waitFor({ state: 'detached' })
    const confirmed = page()
      .waitForURL('**/checkout/confirmed**')
      .then(() => true)
    const refused = main()
      .getByRole('alert')
      .first()
      .waitFor()
      .then(() => false)
    const isConfirmed = await Promise.any([confirmed, refused])
    if (!isConfirmed) return
    const { searchParams } = new URL(page().url())
    orderAddress = pageOfOrder(searchParams.get('order') ?? '', searchParams.get('key') ?? '')
    await main().getByRole('heading', { level: 1 }).waitFor()
  }

  return {
    hasOrdered: (number, accessKey) => {
      orderAddress = pageOfOrder(number, accessKey)
    },
    hasFilledIn: async (fields) => keepCheckout(await tab.ready(), origin, draftOf(fields)),
    goToCheckout: async () => {
      await tab.ready()
      const onward = main().getByRole('link', { name: 'Proceed to Checkout' })
      // Whoever is at the cart goes on from there; to open it first is what scenarios of the cart are about.
      if (page().url().endsWith('/cart')) await onward.click()
      else await visit('/checkout')
      await main().getByRole('button', { name: 'Place Order' }).waitFor()
    },
    fillIn: async (fields) => {
      for (const [name, text] of Object.entries(fields) as [CheckoutField, string][]) {
        // Whoever is signed in is not asked for an address again.
        if (name === 'Email' && (await field(name).count()) === 0) continue
        // As a browser fills in what it knows of its owner; a country is looked for.
        if (name === 'Country') await typeIn(name, text)
        else if (!(await provider.fill(name, text))) await field(name).fill(text)
      }
    },
    typeIn,
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
    updateOrder: async () => {
      const update = main().getByRole('button', { name: 'Update my order' })
      await update.click()
      await update.waitFor({ state: 'detached' })
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
    alert: async () => {
      const alert = main().getByRole('alert').first()
      return (await alert.isVisible()) ? alert.innerText() : null
    },
    fieldMessage: async (name) => {
      if ((await field(name).getAttribute('aria-invalid')) !== 'true') return null
      const notes = (await field(name).getAttribute('aria-describedby')) ?? ''
      return (
        await page()
          .locator(`[id="${notes.split(' ').at(-1)}"]`)
          .innerText()
      ).trim()
    },
    answerPhone: async (accept) => {
      await main()
        .getByRole('button', { name: accept ? 'Accept on the phone' : 'Decline on the phone' })
        .click()
      await main()
        .getByRole('heading', { name: accept ? 'Order Confirmed!' : 'Order cancelled', level: 1 })
        .waitFor()
    },
    answerBank: async (isMe) => {
      const asking = main().getByRole('heading', { name: 'Your bank asks' })
      // Also on the order's own page, by its link. Where it was just placed the bank asks in a moment, and whoever left meanwhile
      // would take the bank's page along, with nobody there to hear its answer.
      if (!isAtOrder()) await visit(orderAddress ?? '')
      const onward = main().getByRole('button', { name: 'Continue with your bank' })
      await asking.or(provider.bank()).or(onward).first().waitFor()
      if ((await asking.count()) === 0) {
        if ((await provider.bank().count()) === 0) await onward.click()
        await provider.answerBank(isMe)
        await provider.bank().waitFor({ state: 'detached' })
        await main().getByText('Your bank is asking you.').waitFor({ state: 'detached' })
        return
      }
      await main()
        .getByRole('button', { name: isMe ? 'Yes, it is me' : 'No, it is not' })
        .click()
      await asking.waitFor({ state: 'detached' })
    },
    payWithAnotherCard: async (fields) => {
      for (const [name, text] of Object.entries(fields) as [CheckoutField, string][])
        if (!(await provider.fill(name, text))) await field(name).fill(text)
      await untilAnswered(page(), /\/payment\/card$/, () =>
        main().getByRole('button', { name: /^Pay / }).click(),
      )
      await main().getByRole('button', { name: 'Paying…' }).waitFor({ state: 'detached' })
    },
    askPhoneAgain: async () => {
      await main().getByRole('button', { name: 'Ask my phone again' }).click()
      await main().getByRole('heading', { name: 'Confirm on your phone', level: 1 }).waitFor()
    },
    keepWorks: async (link) => {
      const { pathname, search } = new URL(link)
      await tab.open(pathname + search)
      const keep = main().getByRole('button', { name: 'Keep the works' })
      if ((await keep.count()) === 0)
        throw new DomainError('conflict', 'nothing-to-press', 'Nothing can be kept.')
      await keep.click()
      // It says 'Keeping…' for as long as it is not done.
      await main().getByRole('button', { name: /^Keep/ }).waitFor({ state: 'detached' })
    },
    cancelOrder: async () => {
      await visit(orderAddress ?? '')
      await main().getByRole('button', { name: 'Cancel order' }).click()
      await page().getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click()
      // The button says 'Cancelling…' for as long as it is not done.
      await main()
        .getByRole('button', { name: /^Cancel/ })
        .waitFor({ state: 'detached' })
    },
    saysThatItHasArrived: async (artist) => {
      await visit(orderAddress ?? '')
      const arrived = main().getByRole('button', { name: `It has arrived: the parcel from ${artist}` })
      await arrived.click()
      const working = main().getByRole('button', { name: 'One moment…' })
      await arrived.or(working).first().waitFor({ state: 'detached' })
    },
    order: async (): Promise<OrderSeen | null> =>
      orderAddress === null
        ? null
        : onAnotherTab(orderAddress, (other) => sectionsOfOrder(main(other), lines)),
    canOpenOrderWithAnotherKey: () =>
      onAnotherTab(
        `${orderAddress?.split('?')[0]}?key=00000000-0000-4000-8000-000000000000`,
        async (_, status) => status !== 404,
      ),
    receipt: () =>
      onAnotherTab(orderAddress ?? '', async (other) => {
        const link = main(other).getByRole('link', { name: 'Receipt', exact: true })
        if ((await link.count()) === 0) return null
        await link.click()
        return receiptOnPage(main(other))
      }),
    ...browserWithdrawal(tab, () => orderAddress ?? ''),
    ...browserClaims(tab, () => orderAddress ?? ''),
    canOpenReceiptWithAnotherKey: () =>
      onAnotherTab(
        `${orderAddress?.split('?')[0]}/receipt?key=00000000-0000-4000-8000-000000000000`,
        async (_, status) => status !== 404,
      ),
  }
}
