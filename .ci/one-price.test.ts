import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What amounts of money are called. */
const amount = String.raw`(?:price\w*|amount\w*|subtotal|total|kept|left|fee|artistReceives|\w*cents)`

const forms = {
  'a price times a quantity': new RegExp(
    String.raw`\b(?:[\w.]+\.)?quantity\s*\*\s*[\w.(]|[\w.)]\s*\*\s*(?:[\w.]+\.)?quantity\b|'\*'[^\n]*quantity`,
    'gi',
  ),
  'amounts added one by one': new RegExp(
    String.raw`\.reduce\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*?[+-]\s*(?:[\w.]+\.)?${amount}\b(?!\()`,
    'gi',
  ),
  'what shipping costs': /\bshippingCost\b\s*(?:=[^=>]|[-+]|\}\s*from)|[-+]\s+shipping(?:Cost)?\b/g,
}

const found = (text: string): readonly string[] =>
  Object.entries(forms).flatMap(([name, form]) => [...text.matchAll(form)].map(() => name))

/** Where the price of an order is computed, and where amounts are summed. */
const homes = new Set(['domain/orders/order-price.ts', 'domain/shared/money.ts'])

it('what an order costs is computed in one place', () => {
  const elsewhere = globSync('{domain,application,adapters,web}/**/*.{ts,tsx}')
    .filter((file) => !homes.has(file) && !/\.test\.tsx?$|\.suite\.ts$|\/testing\/|\/migrations\//.test(file))
    .flatMap((file) => found(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`))
  expect(elsewhere).toEqual([])
})

it.each([
  'const total = price * quantity',
  'const total = line.quantity * line.price',
  "line.fn.sum<number>(line(line.cast<number>('price_cents', 'bigint'), '*', line.ref('quantity')))",
  'const total = items.reduce((sum, { price }) => sum + price, 0)',
  'const total = items.reduce((sum, item) => sum + item.subtotal, 0)',
  'const shippingCost = 0',
  "import { shippingCost } from '#domain/orders/order-price.ts'",
  'const total = subtotal + shipping',
])('%s is found', (text) => {
  expect(found(text).length).toBeGreaterThan(0)
})

it.each([
  'const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)',
  'const total = sumOf(lines.map(lineTotal))',
  'return { shippingCost: price.shipping }',
  'readonly shippingCost: Cents',
])('%s is none', (text) => {
  expect(found(text)).toEqual([])
})
