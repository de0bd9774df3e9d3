import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn } from './signed-in.ts'
import { open } from './visit.ts'
import { anyWindow, visiting } from './visiting.ts'

const visit = visiting(anyWindow)

/** Letters twice as large, as people choose in their browser. */
const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))

/** Runs in the page: whether the first heading runs over a picture, and by how much the page is too wide. */
function strained() {
  const range = document.createRange()
  const heading = document.querySelector('h1')
  if (heading) range.selectNodeContents(heading)
  const words = [...range.getClientRects()]
  const pictures = [...document.querySelectorAll('main img')].map((image) => image.getBoundingClientRect())
  const isOver = words.some((word) =>
    pictures.some(
      ({ left, right, top, bottom }) =>
        word.left < right && word.right > left && word.top < bottom && word.bottom > top,
    ),
  )
  return { isOver, tooWide: document.documentElement.scrollWidth - window.innerWidth }
}

it.each([
  ['/', [390, 900, 1440]],
  ['/art-gallery', [390, 1440]],
] as const)(
  'letters twice as large leave everything of %s in its place at %j pixels',
  async (path, widths) => {
    const found = await visit({}, async (visitor) => {
      const { page } = visitor
      await open(visitor, path)
      await enlarge(page)
      const ofEach: ReturnType<typeof strained>[] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        ofEach.push(await page.evaluate(strained))
      }
      return ofEach
    })
    expect(found).toEqual(widths.map(() => ({ isOver: false, tooWide: 0 })))
  },
)

it('featured artists’ works stand on one line on a phone', async () => {
  const feet = await visit({ viewport: { width: 390, height: 844 } }, async (visitor) => {
    await open(visitor, '/')
    return visitor.page
      .getByRole('region', { name: 'Featured Artists' })
      .locator('img[sizes]')
      .evaluateAll((images) => images.map((image) => Math.round(image.getBoundingClientRect().bottom)))
  })
  expect(feet).toHaveLength(4)
  expect([feet[1], feet[3]]).toEqual([feet[0], feet[2]])
})

it('the mark of the page one is at is seen where people have their own colours forced upon it', async () => {
  const marks = await visit({ forcedColors: 'active' }, async (visitor) => {
    await open(visitor, '/art-gallery')
    return visitor.page
      .getByRole('banner')
      .getByRole('link', { name: 'Gallery' })
      .evaluate((link) => [
        getComputedStyle(link, '::after').backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ])
  })
  expect(marks[0]).not.toBe(marks[1])
})

it('bars and what says their meaning are of one colour where people have their own colours forced upon them', async () => {
  const [bars, words] = await visit({ forcedColors: 'active' }, async (visitor) => {
    await signIn(visitor, 'artist@sanaa.test')
    await open(visitor, '/dashboard/earnings')
    const sales = visitor.page.getByRole('region', { name: 'Net sales by month' })
    const colours = (selector: string, part: string | null, property: 'fill' | 'backgroundColor') =>
      sales
        .locator(selector)
        .evaluateAll((all, [of, name]) => [...new Set(all.map((each) => getComputedStyle(each, of)[name]))], [
          part,
          property,
        ] as const)
    return Promise.all([colours('svg rect', null, 'fill'), colours('li', '::before', 'backgroundColor')])
  })
  expect(new Set(words).size).toBe(2)
  expect(new Set(bars)).toEqual(new Set(words))
})

it('art is on the first screen of the gallery, on a phone as on a desk', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor
    await open(visitor, '/art-gallery')
    const picture = page.getByRole('main').getByRole('article').first().locator('img').first()
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect((await picture.boundingBox())?.y, `at ${width} px`).toBeLessThan(height * 0.46)
    }
  })
})

it('what stands at the foot of a phone leaves the way up in sight', async () => {
  const covered = await visit({ viewport: { width: 390, height: 700 } }, async (visitor) => {
    await open(visitor, `/artwork/${visitor.exhibits.work.id}`)
    // At one jump, past the button.
    await visitor.page.evaluate(() => window.scrollTo({ top: 1600, behavior: 'instant' }))
    const bar = visitor.page.locator('[data-at-foot]')
    await bar.waitFor()
    const [up, foot] = await Promise.all([
      visitor.page.getByRole('button', { name: 'Scroll to top' }).boundingBox(),
      bar.boundingBox(),
    ])
    return (up?.y ?? 0) + (up?.height ?? 0) - (foot?.y ?? 0)
  })
  expect(covered).toBeLessThanOrEqual(0)
})

it.each([
  ['artist@sanaa.test', '/dashboard/artworks'],
  ['admin@sanaa.test', '/dashboard/admin/artworks'],
] as const)('on a phone %s sees works in rows of a few lines, each with its picture', async (email, path) => {
  const rows = await visit({ viewport: { width: 390, height: 844 } }, async (visitor) => {
    await signIn(visitor, email)
    await open(visitor, path)
    return visitor.page.locator('tbody tr').evaluateAll((all) =>
      all.map((row) => ({
        isLow: row.getBoundingClientRect().height <= 170,
        hasPicture: row.querySelector('img') !== null,
        // One row's picture does not reach into the next.
        isWithin: (row.querySelector('img')?.getBoundingClientRect().height ?? 0) <= 56,
      })),
    )
  })
  expect(rows.length).toBeGreaterThan(4)
  expect(rows.filter(({ isLow, hasPicture, isWithin }) => !isLow || !hasPicture || !isWithin)).toEqual([])
})

it('the fields of the log stand on one line', async () => {
  const tops = await visit({ viewport: { width: 1440, height: 900 } }, async (visitor) => {
    await signIn(visitor, 'admin@sanaa.test')
    await open(visitor, '/dashboard/admin/log')
    return visitor.page
      .getByRole('search')
      .locator('input, select, button')
      .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().top)))
  })
  expect(tops.length).toBeGreaterThan(5)
  expect(new Set(tops).size).toBe(1)
})
