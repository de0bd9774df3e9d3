import type { Page } from 'playwright-core'
import type { OrderAdministration } from '#application/orders/order-administration.ts'
import { adminOrderPage, adminOrdersPage, searched } from '#application/shared/dashboard-addresses.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { centsOf } from '#features/support/parameter-types.ts'
import { orderStatusWords } from '#web/orders/order-words.ts'
import { type LatePage, meantBy, rowsOf, sayYes } from './late-page.ts'

/** As the order's page calls them. */
const paymentWords = {
  pending: { word: 'not paid yet' },
  paid: { word: 'paid' },
  failed: { word: 'not paid' },
  'partly-refunded': { word: 'partly refunded' },
  refunded: { word: 'refunded' },
}

/** Presses what gives money back. @throws DomainError with what the page says where it is refused */
async function confirmRefund(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Give money back' })
  const wrong = form.locator('p[id$="-note"]').filter({ hasNotText: 'At most' })
  const refused = form.getByRole('alert').or(form.locator('[aria-invalid="true"]')).or(wrong)
  const dialog = page.getByRole('dialog')
  await form.getByRole('button', { name: /^Give back/ }).click()
  await dialog.or(refused).first().waitFor()
  if (!(await dialog.isVisible())) throw new DomainError('rule-broken', 'told-on-screen', await faultOf(form))
  await sayYes(page)
}

async function faultOf(form: ReturnType<Page['getByRole']>): Promise<string> {
  const alert = form.getByRole('alert').first()
  if (await alert.isVisible()) return (await alert.innerText()).trim()
  return (await form.locator('p[id$="-note"]').first().innerText()).trim()
}

/** Looks after orders by what stands on the admin's screens and can be pressed. @param services the same admin's */
export function browserOrderAdministration(
  desk: LatePage,
  services: OrderAdministration,
): OrderAdministration {
  /** Asks first, and tells how it went. */
  async function act(number: string, button: string, done: RegExp) {
    const page = await desk.at(adminOrderPage(number))
    const { expecting } = await desk.inHand()
    await expecting(done, async () => {
      await page.getByRole('button', { name: button, exact: true }).click()
      await sayYes(page)
    })
    return services.order(number)
  }
  return {
    async orders({ q, status, ...request }) {
      const page = await desk.at(searched(adminOrdersPage, q ?? ''))
      const rows = await rowsOf(page)
      const known = await services.orders({ ...request, q, status })
      const items = rows.flatMap(([number, , , word = '']) =>
        known.items
          .filter((order) => order.number === number)
          .map((order) => ({ ...order, status: meantBy(orderStatusWords, word) })),
      )
      return { items, total: items.length, next: null }
    },
    async order(number) {
      const page = await desk.at(adminOrderPage(number))
      const side = page.getByRole('complementary', { name: 'Details of the order' })
      const sums = new Map(
        await side
          .locator('dl')
          .first()
          .evaluate((list) =>
            [...list.querySelectorAll('dt')].map(
              (term) => [term.innerText, (term.nextElementSibling as HTMLElement).innerText] as const,
            ),
          ),
      )
      const [, word = ''] =
        /, (.+)$/.exec(await side.getByText(/^(Card|M-Pesa|Bank transfer), /).innerText()) ?? []
      const known = await services.order(number)
      return {
        ...known,
        left: centsOf(sums.get('Left') ?? sums.get('Total') ?? ''),
        payment: { ...known.payment, status: meantBy(paymentWords, word) },
      }
    },
    markPaid: (number, { waiting } = {}) =>
      act(
        number,
        waiting === 'enough' ? 'Accept as enough' : 'Mark transfer received',
        /^Order .* is paid\.$/,
      ),
    cancel: (number) => act(number, 'Cancel order', /^Order .* is cancelled\.$/),
    async refund(number, { lines = [], amount, left } = {}) {
      // Whoever goes by what they have seen has it open still.
      const page = left === undefined ? await desk.at(adminOrderPage(number)) : (await desk.inHand()).page
      const form = page.getByRole('form', { name: 'Give money back' })
      const kind = lines.length > 0 ? 'Works' : amount === undefined ? /^All that is left/ : 'An amount'
      await form.getByRole('radio', { name: kind }).check()
      if (amount !== undefined) await form.getByLabel('Amount in dollars').fill(formatMoney(amount))
      const { items } = await services.order(number)
      for (const { artworkId, quantity } of lines) {
        const title = items.find((item) => item.artworkId === artworkId)?.title
        const stepper = form.getByRole('group', { name: `Quantity of ${title}` })
        for (let piece = 0; piece < quantity; piece++)
          await stepper.getByRole('button', { name: 'Increase quantity' }).click()
      }
      const { expecting } = await desk.inHand()
      await expecting(/goes back\.$/, () => confirmRefund(page), form.getByText(/^Somebody else has changed/))
      return services.order(number)
    },
  }
}
