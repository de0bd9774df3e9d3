import type { ArtworkView } from '#application/catalogue/contract.ts'
import { photograph } from '#features/support/picture.ts'
import { answer, inOneWindow, press, type Screen } from './screen.ts'
import { shopper, signIn } from './signed-in.ts'
import { addressFields, fillCart, fillIn, open, sentAtCost, type Visit, wellStocked } from './visit.ts'

const exhibitsIn = ({ exhibits: { work, others } }: Visit) => [work, ...others.slice(0, 1)]

async function checkout(visit: Visit, works: readonly ArtworkView[] = exhibitsIn(visit)): Promise<void> {
  await fillCart(visit, works)
  await open(visit, '/checkout')
  await visit.page.getByRole('button', { name: 'Place Order' }).waitFor()
}

const payBy = (method: string) => async (visit: Visit) => {
  await checkout(visit)
  const { page } = visit
  await page.getByRole('radio', { name: method }).check()
  await press(page, 'Place Order')
  await page.getByRole('main').getByRole('alert').first().waitFor()
}

/** The orders that await their next screen, by the shop and what was said of them: it need not buy anew. */
const placed = new Map<string, string>()

const confirmed = 'Order Confirmed!'

async function order(visit: Visit, payment: () => Promise<void>, heading = confirmed): Promise<void> {
  await checkout(visit, await wellStocked(visit.origin))
  const { page } = visit
  await fillIn(visit, addressFields())
  // The country is taken as soon as its name is written out.
  await fillIn(visit, { Country: 'Kenya' })
  await fillIn(visit, { 'Phone number': '712345678' })
  await payment()
  await press(page, 'Place Order')
  await page.waitForURL('**/checkout/confirmed**')
  await page.getByRole('heading', { name: heading }).waitFor()
  placed.set(visit.origin + heading, new URL(page.url()).search)
}

/** An order that nobody has gone on with; placed where no screen has. @returns what its addresses name it by */
async function awaiting(visit: Visit, payment: () => Promise<void>, heading = confirmed) {
  const name = visit.origin + heading
  if (!placed.has(name)) await order(visit, payment, heading)
  const query = new URLSearchParams(placed.get(name))
  placed.delete(name)
  return query
}

const byBank = (visit: Visit) => async () => {
  await visit.page.getByRole('radio', { name: 'Bank transfer' }).check()
  await fillIn(visit, { 'Bank name': 'Equity Bank', 'Account number': '1234567890' })
}

/** With a card whose bank asks its buyer first. */
const askedByBank = (visit: Visit) => () =>
  fillIn(visit, {
    'Card number': '4000002760003184',
    'Cardholder name': 'Lena Okoro',
    'Expiry date': '12/34',
    CVV: '123',
  })

/** One of the shopper's own orders by its place in their history. */
const ownOrder = (status: string) => async (visit: Visit) => {
  await signIn(visit, shopper)
  await open(visit, '/profile/orders')
  await visit.page.getByRole('main').getByRole('link').filter({ hasText: status }).first().click()
  await visit.page.getByRole('heading', { name: 'Where it is' }).waitFor()
}

const damage = async (visit: Visit) => {
  await ownOrder('Delivered')(visit)
  await visit.page.getByRole('link', { name: 'Something arrived damaged' }).click()
  await visit.page.getByRole('heading', { name: 'Something arrived damaged' }).waitFor()
}

/** The shops in which it is reported. */
const reportedAt = new Set<string>()

/** Reports it, unless an earlier visit has. */
async function damageReported(visit: Visit): Promise<void> {
  await damage(visit)
  const { page } = visit
  const told = page.getByRole('heading', { name: 'What you have told us' })
  if (reportedAt.has(visit.origin) || (await told.isVisible())) return told.waitFor()
  await fillIn(visit, {
    'What is wrong with it': 'The glass is broken in one corner, and a splinter has scratched the print.',
  })
  const buffer = await photograph('#c9a227', '#274060')
  await page.getByLabel('Add photographs').setInputFiles([
    { name: 'corner.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'scratch.jpg', mimeType: 'image/jpeg', buffer: await photograph('#98391b', '#e8dcc8') },
  ])
  await press(page, 'Report damage')
  await told.waitFor()
  reportedAt.add(visit.origin)
}

/** In the same row of screens as what it shows: others look at the same shop beside it. */
const claimsOfAdmin = async (visit: Visit) => {
  if (!reportedAt.has(visit.origin)) await damageReported(visit)
  await signIn(visit, 'admin@sanaa.test')
  await open(visit, '/dashboard/admin/claims')
}

/** From the cart to an order. */
const orderingScreens: readonly Screen[] = [
  {
    name: 'cart, empty',
    show: async (visit) => {
      await open(visit, '/cart')
      await visit.page.getByText('Your Cart is Empty').waitFor()
    },
  },
  {
    name: 'cart',
    show: async (visit) => {
      await fillCart(visit, [visit.exhibits.work, ...visit.exhibits.others.slice(0, 2)])
      await open(visit, '/cart')
      await visit.page.getByRole('link', { name: 'Proceed to Checkout' }).waitFor()
    },
  },
  {
    name: 'cart, not sent there',
    show: async (visit) => {
      const { work, others } = visit.exhibits
      const [left = work] = others
      await fillCart(visit, [work, left])
      const onlyThere = { zone: 'own-country', days: { from: 2, to: 5 }, carriage: null }
      await answer(visit, '**/api/shipping?**', {
        json: [
          { artworkId: left.id, artistId: left.artist.id, title: left.title, home: 'JP', zones: [onlyThere] },
        ],
      })
      await open(visit, '/cart')
      await visit.page.getByLabel('Sent to').selectOption('KE')
      await visit.page.getByText('The rest can be ordered without.').waitFor()
    },
  },
  { name: 'checkout', show: (visit) => checkout(visit) },
  {
    name: 'checkout, sent by a carrier',
    show: async (visit) => {
      await checkout(visit, [visit.exhibits.work, await sentAtCost(visit.origin)])
      await fillIn(visit, { Country: 'Kenya' })
      await visit.page.getByText(/goes to the carrier/).waitFor()
    },
  },
  { name: 'checkout, card not filled in', show: payBy('Card') },
  { name: 'checkout, M-Pesa not filled in', show: payBy('M-Pesa') },
  { name: 'checkout, bank transfer not filled in', show: payBy('Bank transfer') },
  { name: 'order confirmed', show: (visit) => order(visit, byBank(visit)) },
  {
    name: 'order',
    show: async (visit) => {
      const query = await awaiting(visit, byBank(visit))
      await open(visit, `/orders/${query.get('order')}?key=${query.get('key')}`)
    },
  },
  {
    name: 'order, asked by its bank',
    show: (visit) => order(visit, askedByBank(visit), 'Confirm with your bank'),
  },
  {
    name: 'order, its card refused',
    show: async (visit) => {
      const query = await awaiting(visit, askedByBank(visit), 'Confirm with your bank')
      await open(visit, `/checkout/confirmed?${query}`)
      await press(visit.page, 'No, it is not')
      await visit.page.getByRole('heading', { name: 'Not paid yet' }).waitFor()
      await open(visit, `/orders/${query.get('order')}?key=${query.get('key')}`)
      await visit.page.getByRole('button', { name: /^Pay / }).waitFor()
    },
  },
]

/** Orders of an account, and what becomes of them. */
const orderScreens: readonly Screen[] = [
  {
    name: 'orders',
    show: async (visit) => {
      await signIn(visit, shopper)
      await open(visit, '/profile/orders')
    },
  },
  {
    name: 'orders, none',
    show: async (visit) => {
      await signIn(visit, 'pending@sanaa.test')
      await open(visit, '/profile/orders')
      await visit.page.getByText('You have not ordered anything yet').waitFor()
    },
  },
  { name: 'order, paid', show: ownOrder('Paid') },
  {
    name: 'receipt',
    show: async (visit) => {
      await ownOrder('Paid')(visit)
      await visit.page.getByRole('link', { name: 'Receipt', exact: true }).click()
      await visit.page.getByRole('heading', { name: 'Receipt', level: 1 }).waitFor()
    },
  },
  {
    name: 'withdrawal',
    show: async (visit) => {
      await ownOrder('Paid')(visit)
      await visit.page.getByRole('link', { name: 'Withdraw from contract here' }).click()
      await visit.page.getByRole('button', { name: 'Confirm withdrawal' }).waitFor()
    },
  },
  { name: 'order, delivered', show: ownOrder('Delivered') },
  { name: 'damage', show: damage },
  { name: 'damage, reported', show: damageReported },
  { name: 'admin, claims', show: claimsOfAdmin },
  {
    name: 'admin, order with a claim',
    show: async (visit) => {
      await claimsOfAdmin(visit)
      await visit.page.getByRole('main').locator('tbody a').first().click()
      await visit.page.getByRole('region', { name: /^Damage to/ }).waitFor()
    },
  },
  { name: 'order, cancelled', show: ownOrder('Cancelled') },
]

/** From the cart to the orders of an account, and what becomes of them. */
export const buyingScreens: readonly Screen[] = [...orderingScreens, ...inOneWindow(orderScreens)]
