import type { Locator } from 'playwright-core'
import type { OrderSeen, ReceiptSeen } from '#features/support/roles/shopper.ts'

type Lines = (inside: Locator) => Promise<readonly { title: string; quantity: number }[]>

/** What an order's page tells of it. */
export async function sectionsOfOrder(main: Locator, lines: Lines): Promise<OrderSeen> {
  const heading = main.getByRole('heading', { level: 1, name: /^Order/ })
  await heading.waitFor()
  const parcels = await main
    .locator('section')
    .filter({ has: main.page().getByRole('heading', { level: 3 }) })
    .all()
  const bought = await Promise.all(parcels.map(lines))
  const from = await main.locator('section h3').allInnerTexts()
  const headline = await main.locator('p[aria-live]').first().innerText()
  const todo = main.getByText(/on your phone within|in your transfer|sent you a link/)
  const sum = (label: string) => main.locator(`dl dt:text-is("${label}") + dd`).first()
  const total = await sum('Total').innerText()
  const reference = sum('Reference')
  return {
    number: (await heading.innerText()).replace('Order ', ''),
    status: (headline.split(/\n|Placed/)[0] ?? '').trim().toLowerCase().replace(' ', '-'),
    total,
    left: (await sum('Left').count()) > 0 ? await sum('Left').innerText() : total,
    lines: bought.flat().map(({ title, quantity }) => ({ title, quantity })),
    parcelsBy: await main.locator('section:has(> div > h3) > p').allInnerTexts(),
    parcelsFrom: from.map((text) => text.replace(/^From\s+/, '')),
    transfer:
      (await reference.count()) > 0
        ? { amount: await sum('Amount').innerText(), reference: await reference.innerText() }
        : null,
    refusal:
      (await main.locator('form').count()) > 0 ? await main.getByRole('status').first().innerText() : null,
    instructions: (await todo.count()) > 0 ? await todo.first().innerText() : null,
  }
}

/** What a receipt's page tells. */
export async function receiptOnPage(main: Locator): Promise<ReceiptSeen> {
  await main.getByRole('heading', { level: 1, name: 'Receipt' }).waitFor()
  const sumOf = (inside: Locator, term: RegExp) =>
    inside.locator('dl > div').filter({ hasText: term }).locator('dd').innerText()
  const artists = await main
    .locator('section')
    .filter({ has: main.page().locator('table') })
    .all()
  const otherwise = main.getByText(/^Paid as/)
  const refunded = main.locator('section').filter({ hasText: /^Refunded/ })
  return {
    parts: await Promise.all(
      artists.map(async (part) => ({
        artist: await part.getByRole('heading', { level: 2 }).innerText(),
        receives: await sumOf(part, / receives/),
        fee: await sumOf(part, /fee/),
      })),
    ),
    carriage: await main.locator('section:has(table) dl dt > span').allInnerTexts(),
    works: await main.locator('table td a').allInnerTexts(),
    method: await main.locator('dt:text-is("Paid") ~ dd').last().innerText(),
    total: await sumOf(main, /^Total/),
    paidAs: (await otherwise.count()) > 0 ? await otherwise.innerText() : null,
    refunds: (await refunded.locator('dl > div:has(time) dd').allInnerTexts()).map((sum) =>
      sum.replace('-', ''),
    ),
    whences: await refunded.locator('dl > div:has(time) dt span').allInnerTexts(),
  }
}
