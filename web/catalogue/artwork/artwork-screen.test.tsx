import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { CartItem } from '#domain/cart/cart.ts'
import { lineOf } from '#web/cart/cart-lines.ts'
import { galleryRoutes } from '#web/catalogue/gallery/gallery-routes.tsx'
import { userView } from '#web/testing/accounts.ts'
import { artwork, catalogueOf, keptIn } from '#web/testing/shop-window.ts'
import { listening, obstacles, shopServices, show } from '#web/testing/show.tsx'
import { artworkRoutes } from './artwork-routes.tsx'

const picture = (name: string) => ({ imageUrl: `/media/${name}/800`, width: 800, height: 600, alt: name })

const harbour = artwork({
  id: 'harbour',
  title: 'Harbour at Dusk',
  stock: 2,
  images: [picture('whole'), picture('detail'), picture('wall')],
  dimensions: { widthCm: 80, heightCm: 60, depthCm: null },
})
const salt = artwork({ id: 'salt', title: 'Salt Geometry', artist: { id: 'brook', name: 'Brook Tadesse' } })

async function openHarbour({ work = harbour, cart = [] as readonly CartItem[] } = {}) {
  const services = shopServices({ catalogue: catalogueOf([work, salt]), keptCart: keptIn(cart) })
  const shown = show(artworkRoutes(services.catalogue, services.shipping), '/artwork/harbour', services)
  await screen.findByRole('heading', { name: 'Harbour at Dusk', level: 1 })
  await listening()
  return shown
}

const pictures = () => within(screen.getByRole('group', { name: 'Pictures of Harbour at Dusk' }))
const current = () => pictures().getByRole('button', { current: true }).getAttribute('aria-label')

describe('the pictures of a work', () => {
  test('can be chosen one by one, and by the arrow keys', async () => {
    const { user, complaints } = await openHarbour()
    expect(current()).toBe('Image 1 of 3: whole')
    await user.click(pictures().getByRole('button', { name: 'Image 2 of 3: detail' }))
    expect(pictures().getByRole('img', { name: 'detail' })).toBeTruthy()
    await user.keyboard('{ArrowRight}')
    expect(current()).toBe('Image 3 of 3: wall')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Image 3 of 3: wall')
    await user.keyboard('{ArrowRight}')
    expect(current()).toBe('Image 1 of 3: whole')
    await user.keyboard('{ArrowLeft}')
    expect(current()).toBe('Image 3 of 3: wall')
    expect(await obstacles()).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
  })

  test('lead to the picture itself where nothing else works', async () => {
    await openHarbour()
    expect(
      pictures()
        .getByRole('link', { name: /Zoom in/ })
        .getAttribute('href'),
    ).toBe('/media/whole/1600')
  })
})

test('the wall shows a person or a sofa beside the work, and says so', async () => {
  const { user } = await openHarbour()
  expect(screen.getByRole('img', { name: /beside a person 170 cm tall/ })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Over a sofa' }))
  expect(
    screen.getByRole('img', { name: /beside a sofa 210 cm wide: it is 80 cm wide and 60 cm high/ }),
  ).toBeTruthy()
})

test('the wall shows a picture whole where its centimetres say another shape', async () => {
  await openHarbour({ work: { ...harbour, dimensions: { widthCm: 60, heightCm: 90, depthCm: null } } })
  const hung = (await screen.findByRole('img', { name: /60 cm wide and 90 cm high/ })).querySelector('img')
  expect([hung?.style.width, hung?.style.height]).toEqual(['100%', '50%'])
})

test('works like it follow, with the names of their makers', async () => {
  await openHarbour()
  const similar = within(screen.getByRole('region', { name: 'You may also like' }))
  expect(similar.getByRole('link').textContent).toContain('Brook Tadesse')
  expect(similar.getByRole('link').getAttribute('href')).toBe('/artwork/salt')
})

describe('passing a work on', () => {
  test('copies its link', async () => {
    const { user } = await openHarbour()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/artwork/harbour`)
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  })

  test('goes by the device where the device can', async () => {
    const { user } = await openHarbour()
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
    vi.stubGlobal('navigator', Object.assign(navigator, { share }))
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Harbour at Dusk by Amina Njoroge',
      url: `${window.location.origin}/artwork/harbour`,
    })
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
    Reflect.deleteProperty(navigator, 'share')
  })

  test('the choices go away with Escape, and give the keyboard back', async () => {
    const { user } = await openHarbour()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' }))
  })
})

describe('buying', () => {
  const stepper = () => screen.queryByRole('group', { name: 'Quantity of Harbour at Dusk' })

  test('is told and shown once the work is in the cart, with the way there', async () => {
    const { user } = await openHarbour()
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Harbour at Dusk' }))
    const message = await screen.findByText(/is in your cart/)
    expect(message.textContent).toContain('Harbour at Dusk is in your cart.')
    expect(message.closest('[role="status"]')?.querySelector('img')?.getAttribute('src')).toContain(
      '/media/whole/',
    )
    expect(stepper()).toBeTruthy()
    expect(document.activeElement?.closest('[role="group"]')).toBe(stepper())
    expect(await obstacles()).toEqual([])
    await user.click(screen.getByRole('link', { name: 'View cart' }))
    expect(await screen.findByText('Elsewhere')).toBeTruthy()
  })

  test('takes the keyboard from nobody who has gone on while it went into the cart', async () => {
    await openHarbour()
    act(() => screen.getByRole('button', { name: 'Add to Cart: Harbour at Dusk' }).click())
    const elsewhere = screen.getByRole('button', { name: 'Share' })
    elsewhere.focus()
    await screen.findByText(/is in your cart/)
    expect(stepper()).toBeTruthy()
    expect(document.activeElement).toBe(elsewhere)
  })

  test('that the account does not take is not said to have worked', async () => {
    const keptCart = keptIn([])
    const services = shopServices({
      catalogue: catalogueOf([harbour, salt]),
      keptCart: { ...keptCart, write: async () => keptCart.changeElsewhere([]) },
    })
    const { user } = show(artworkRoutes(services.catalogue, services.shipping), '/artwork/harbour', services)
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: Harbour at Dusk' }))
    expect(await screen.findByRole('button', { name: 'Add to Cart: Harbour at Dusk' })).toBeTruthy()
    expect(screen.queryByText(/is in your cart/)).toBeNull()
  })

  test('of what is sold out meanwhile is over, whatever the cart holds', async () => {
    await openHarbour({ work: { ...harbour, stock: 0 }, cart: [{ ...lineOf(harbour), quantity: 1 }] })
    const heading = screen.getByRole('heading', { name: 'Harbour at Dusk', level: 1 })
    expect(heading.parentElement?.textContent.match(/Sold Out/g)).toHaveLength(1)
    expect([stepper(), screen.queryByText('Reached maximum stock')]).toEqual([null, null])
  })

  test('is at hand on a phone as soon as the button is out of sight, also where the page jumps past it', async () => {
    await openHarbour()
    const buttons = () => screen.getAllByRole('button', { name: 'Add to Cart: Harbour at Dusk' })
    expect(buttons()).toHaveLength(1)
    const bottom = vi
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, -900, 300, 56))
    act(() => void window.dispatchEvent(new Event('scroll')))
    expect(buttons()).toHaveLength(2)
    bottom.mockReturnValue(new DOMRect(0, 500, 300, 56))
    act(() => void window.dispatchEvent(new Event('scroll')))
    expect(buttons()).toHaveLength(1)
    bottom.mockRestore()
  })

  test('says on the card of a list, too, when there are no more pieces', async () => {
    const all = shopServices({
      catalogue: catalogueOf([salt]),
      keptCart: keptIn([{ ...lineOf(salt), quantity: 1 }]),
    })
    show(galleryRoutes(all.catalogue), '/art-gallery', all)
    expect(await screen.findByText('Reached maximum stock')).toBeTruthy()
  })
})

test('a work in another basket says until when, and cannot be put into a cart', async () => {
  const heldUntil = new Date(Date.now() + 600_000).toISOString()
  const { complaints } = await openHarbour({
    work: { ...harbour, stock: 0, availability: 'held', heldUntil },
  })
  await screen.findByRole('button', { name: 'Tell me when it is back' })
  const said = new Date(heldUntil).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const time = screen.getByText(said)
  expect(time.getAttribute('datetime')).toBe(heldUntil)
  expect(time.parentElement?.textContent).toBe(`In another basket until ${said}`)
  expect(screen.queryByRole('button', { name: /^Add to Cart/ })).toBeNull()
  expect(screen.queryByText('Sold Out')).toBeNull()
  expect(await obstacles()).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
})

test('where it is sent to is told, and whether that is so where the shopper lives', async () => {
  const eu = { zone: 'eu', days: { from: 5, to: 9 }, carriage: null } as const
  const terms = { artworkId: 'harbour', artistId: 'amina', title: 'Harbour at Dusk', home: 'KE', zones: [eu] }
  const services = shopServices({
    catalogue: catalogueOf([harbour, salt]),
    shipping: { ofWorks: async () => [terms] },
    account: userView({ country: 'NG' }),
  })
  show(artworkRoutes(services.catalogue, services.shipping), '/artwork/harbour', services)
  expect(await screen.findByText('Ships to the EU, in 5–9 days')).toBeTruthy()
  expect(screen.getByText('Not sent to Nigeria')).toBeTruthy()
  expect(screen.getByText('Shipping: Free')).toBeTruthy()
})
