import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Unavailable } from '#application/shared/unavailable.ts'
import type { WorkShipping } from '#application/shipping/contract.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { userView } from '#web/testing/accounts.ts'
import { artwork, catalogueOf, emptyAccountCart, keptIn, pending } from '#web/testing/shop-window.ts'
import { obstacles, shopServices, show } from '#web/testing/show.tsx'
import { lineOf } from './cart-lines.ts'
import { cartRoutes } from './cart-routes.tsx'

const harbour = artwork({
  id: 'harbour',
  title: 'Harbour at Dusk',
  price: 64_000,
  stock: 1,
  artistReceives: 54_400,
  artist: { id: 'amina', name: 'Amina Njoroge' },
})
const salt = artwork({
  id: 'salt',
  title: 'Salt Geometry',
  price: 4_550,
  stock: 3,
  artistReceives: 3_868,
  artist: { id: 'brook', name: 'Brook Tadesse' },
})
const kept: readonly CartItem[] = [
  { ...lineOf(harbour), quantity: 1 },
  { ...lineOf(salt), quantity: 2 },
]

function openCart({ items = kept, gallery = [harbour, salt] } = {}) {
  const keptCart = keptIn(items)
  return {
    keptCart,
    ...show(cartRoutes(), '/cart', shopServices({ keptCart, catalogue: catalogueOf(gallery) })),
  }
}

const euOnly = (artworkId: string, artistId: string): WorkShipping => ({
  artworkId,
  artistId,
  title: artworkId,
  home: 'KE',
  zones: [{ zone: 'eu', days: { from: 5, to: 9 }, carriage: 3_100 }],
})

test('a cart says what is not sent to where the shopper is, and what else takes how long', async () => {
  const worldwide = { zone: 'worldwide', days: { from: 3, to: 20 }, carriage: 1_250 } as const
  const terms = [euOnly('harbour', 'amina'), { ...euOnly('salt', 'brook'), zones: [worldwide] }]
  const ofAccount = { items: kept, totalItems: 3, totalPrice: 73_100, error: null }
  const services = shopServices({
    keptCart: keptIn([]),
    catalogue: catalogueOf([harbour, salt]),
    account: userView({ country: 'NG' }),
    accountCart: { ...emptyAccountCart, read: async () => ofAccount, merge: async () => ofAccount },
    shipping: { ofWorks: async () => terms },
  })
  show(cartRoutes(), '/cart', services)
  expect(await (await line('Harbour at Dusk')).findByText('Not sent to Nigeria')).toBeTruthy()
  expect((await line('Salt Geometry')).getByText('Ships to Nigeria in 3–20 days')).toBeTruthy()
  expect(summary().getByText(/about \$12.50 goes to the carrier/)).toBeTruthy()
  expect(await obstacles()).toEqual([])
})

test('a guest says where the cart goes, leaves out what is not sent there, and is asked no second time', async () => {
  const terms = [euOnly('harbour', 'amina'), { ...euOnly('salt', 'brook'), zones: [] }]
  const services = () =>
    shopServices({
      keptCart: keptIn(kept),
      catalogue: catalogueOf([harbour, salt]),
      shipping: { ofWorks: async () => terms },
    })
  const { user } = show(cartRoutes(), '/cart', services())
  const country = () => screen.findByRole('combobox', { name: 'Sent to' })
  await user.selectOptions(await country(), 'FR')
  expect(await (await line('Harbour at Dusk')).findByText('Ships to France in 5–9 days')).toBeTruthy()
  expect(screen.queryByText(/is not sent to/)).toBeNull()

  await user.selectOptions(await country(), 'KE')
  expect(await screen.findByText(/“harbour” is not sent to Kenya/)).toBeTruthy()
  expect(screen.getByText('The rest can be ordered without.')).toBeTruthy()
  expect(await (await line('Harbour at Dusk')).findByText('Not sent to Kenya')).toBeTruthy()
  expect(await obstacles()).toEqual([])
  cleanup()

  show(cartRoutes(), '/cart', services())
  expect(((await country()) as HTMLSelectElement).value).toBe('KE')
  await user.click(await screen.findByRole('button', { name: 'Remove harbour' }))
  expect(screen.queryByRole('heading', { name: 'Harbour at Dusk' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Salt Geometry' })).toBeTruthy()
})

const line = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  return within(heading.closest('li') as HTMLElement)
}
const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }))
const sums = () =>
  summary()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

describe('an empty cart', () => {
  test('shows the way to the gallery', async () => {
    const { complaints } = openCart({ items: [] })
    expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeTruthy()
    expect(
      screen.getByText('Browse our art gallery and add some beautiful artworks to your cart'),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Explore Gallery' }).getAttribute('href')).toBe('/art-gallery')
    expect(await obstacles()).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
  })

  test('is not claimed before the kept cart has been read', async () => {
    const reading = pending<readonly CartItem[]>()
    const keptCart = { ...keptIn([]), read: () => reading.promise }
    show(cartRoutes(), '/cart', shopServices({ keptCart }))
    expect(await screen.findByText('Loading your cart')).toBeTruthy()
    expect(screen.queryByText('Your Cart is Empty')).toBeNull()
    reading.resolve(kept)
    expect(await screen.findByRole('link', { name: 'Proceed to Checkout' })).toBeTruthy()
  })
})

describe('a filled cart', () => {
  test('shows each line with its links and sums', async () => {
    const { complaints } = openCart()
    const salted = await line('Salt Geometry')
    expect(salted.getByRole('link', { name: 'Salt Geometry' }).getAttribute('href')).toBe('/artwork/salt')
    expect(salted.getByText(/^By/).textContent).toBe('By Brook Tadesse')
    expect(salted.getByRole('link', { name: 'Brook Tadesse' }).getAttribute('href')).toBe(
      '/artists/details?artist=brook',
    )
    expect(salted.getByText('$45.50 each')).toBeTruthy()
    expect(salted.getByText('$91.00')).toBeTruthy()
    expect(sums()).toEqual(['$731.00', '$0.00', '$731.00'])
    expect(summary().getByText('Sub')).toBeTruthy()
    expect(summary().getByText('Shipping: Free')).toBeTruthy()
    expect(summary().getByText('Total')).toBeTruthy()
    expect(await obstacles()).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
  })

  test('leads on and back', async () => {
    openCart()
    await line('Salt Geometry')
    expect(screen.getByRole('link', { name: 'Proceed to Checkout' }).getAttribute('href')).toBe('/checkout')
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/art-gallery')
  })

  test('says what the artists get of it', async () => {
    openCart()
    const share = await screen.findByText(/goes to/)
    expect(share.textContent).toBe('Of this, $621.35 goes to the two artists.')
  })

  test('counts up and down within the stock, and keeps every change', async () => {
    const { user, keptCart } = openCart()
    const salted = await line('Salt Geometry')
    await user.click(salted.getByRole('button', { name: 'Increase quantity' }))
    expect(salted.getByText('$136.50')).toBeTruthy()
    expect(salted.getByText('Reached maximum stock')).toBeTruthy()
    expect(salted.getByRole('button', { name: 'Increase quantity' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    await user.click(salted.getByRole('button', { name: 'Increase quantity' }))
    expect(keptCart.items.map(({ quantity }) => quantity)).toEqual([1, 3])
    await user.click(salted.getByRole('button', { name: 'Decrease quantity' }))
    await user.click(salted.getByRole('button', { name: 'Decrease quantity' }))
    expect(salted.getByRole('button', { name: 'Decrease quantity' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    await user.click(salted.getByRole('button', { name: 'Decrease quantity' }))
    expect(keptCart.items.map(({ quantity }) => quantity)).toEqual([1, 1])
    expect(sums()).toEqual(['$685.50', '$0.00', '$685.50'])
  })

  test('a removed line can come back, by keyboard too', async () => {
    const { user, keptCart } = openCart()
    const harboured = await line('Harbour at Dusk')
    await user.click(harboured.getByRole('button', { name: 'Remove Harbour at Dusk' }))
    expect(keptCart.items.map(({ id }) => id)).toEqual(['salt'])
    expect(screen.getByText(/^Removed/).textContent).toBe('Removed Harbour at Dusk')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
    await user.keyboard('{Enter}')
    expect(keptCart.items.map(({ id }) => id)).toEqual(['harbour', 'salt'])
    expect(screen.queryByText(/^Removed/)).toBeNull()
  })

  test('what was removed on an earlier visit leaves the keyboard where it is', async () => {
    const { user, router } = openCart()
    const harboured = await line('Harbour at Dusk')
    await user.click(harboured.getByRole('button', { name: 'Remove Harbour at Dusk' }))
    await act(() => router.navigate('/elsewhere'))
    await act(() => router.navigate('/cart'))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(document.activeElement).not.toBe(undo)
  })

  test('the last line, too, can come back', async () => {
    const { user, keptCart } = openCart({ items: kept.slice(0, 1) })
    const harboured = await line('Harbour at Dusk')
    await user.click(harboured.getByRole('button', { name: /^Remove/ }))
    expect(screen.getByRole('heading', { name: 'Your Cart is Empty' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(keptCart.items.map(({ id }) => id)).toEqual(['harbour'])
  })

  test('says so when the browser has no room for it', async () => {
    const keptCart = { ...keptIn(kept), write: () => Promise.reject(new Unavailable('full')) }
    const { user } = show(
      cartRoutes(),
      '/cart',
      shopServices({ keptCart, catalogue: catalogueOf([harbour, salt]) }),
    )
    const salted = await line('Salt Geometry')
    await user.click(salted.getByRole('button', { name: 'Increase quantity' }))
    expect(await screen.findByText(/no room to keep your cart/)).toBeTruthy()
  })
})

describe('what has changed meanwhile', () => {
  test('is shown over the lines, and taken only when the shopper says so', async () => {
    const { user } = openCart({
      gallery: [
        { ...harbour, price: 70_000 },
        { ...salt, stock: 1 },
      ],
    })
    const changes = await screen.findByRole('list', { name: 'What has changed' })
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '“Harbour at Dusk” now costs $700.00 instead of $640.00.',
      'There is only 1 left of “Salt Geometry”.',
    ])
    expect(sums()).toEqual(['$731.00', '$0.00', '$731.00', '$745.50'])
    expect(summary().getByText('To pay at the checkout')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Update my cart' }))
    expect(sums()).toEqual(['$745.50', '$0.00', '$745.50'])
    expect(screen.queryByRole('list', { name: 'What has changed' })).toBeNull()
  })

  test('names a work that is sold out and one that has vanished', async () => {
    const { user, keptCart } = openCart({ gallery: [{ ...salt, stock: 0 }] })
    const changes = await screen.findByRole('list', { name: 'What has changed' })
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['“Harbour at Dusk” is no longer shown.', '“Salt Geometry” is sold out.'])
    const salted = await line('Salt Geometry')
    expect(salted.getByText('Sold Out')).toBeTruthy()
    expect(salted.queryByText('Reached maximum stock')).toBeNull()
    expect(salted.queryByRole('button', { name: 'Increase quantity' })).toBeNull()
    expect((await line('Harbour at Dusk')).getByText('No longer for sale')).toBeTruthy()
    expect(await obstacles()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Update my cart' }))
    expect(keptCart.items).toEqual([])
    expect(screen.getByRole('heading', { name: 'Your Cart is Empty' })).toBeTruthy()
  })

  test('leaves no way to the checkout where nothing can be bought, and says why', async () => {
    openCart({ gallery: [{ ...salt, stock: 0 }] })
    const proceed = await screen.findByRole('button', {
      name: 'Proceed to Checkout',
      description: 'Nothing in your cart can be bought any more.',
    })
    expect(proceed.getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).toBeNull()
    expect(summary().queryByText(/goes to the/)).toBeNull()
  })

  test('leaves the way to the checkout open where something can be bought, and says what that costs', async () => {
    openCart({ gallery: [harbour, { ...salt, stock: 0 }] })
    await screen.findByRole('list', { name: 'What has changed' })
    expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toBeTruthy()
    expect(sums()).toEqual(['$731.00', '$0.00', '$731.00', '$640.00'])
    expect(summary().getByText(/goes to the artist/).textContent).toBe('Of this, $544.00 goes to the artist.')
  })

  test('can be asked for again when the gallery did not answer', async () => {
    const gallery = catalogueOf([{ ...harbour, price: 70_000 }, salt])
    let isAway = true
    const catalogue = {
      ...gallery,
      artworks: (request: Parameters<typeof gallery.artworks>[0]) =>
        isAway ? Promise.reject(new Unavailable()) : gallery.artworks(request),
    }
    const { user } = show(cartRoutes(), '/cart', shopServices({ keptCart: keptIn(kept), catalogue }))
    expect(await screen.findByText(/Prices and stock may have changed/)).toBeTruthy()
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/now costs \$700.00/)).toBeTruthy()
    expect(screen.queryByText(/Prices and stock may have changed/)).toBeNull()
  })
})

test('another tab changes this one', async () => {
  const { keptCart } = openCart()
  await line('Salt Geometry')
  keptCart.changeElsewhere([])
  expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeTruthy()
})
