import { expect, it } from 'vitest'
import { shopper, signIn } from './signed-in.ts'
import { anyWindow, visiting } from './visiting.ts'

const visit = visiting(anyWindow)
const plain = { javaScriptEnabled: false }

it('the gallery is filtered, searched and leafed through', async () => {
  await visit(plain, async ({ page, origin }) => {
    await page.goto(`${origin}/art-gallery`)
    const main = page.getByRole('main')
    await main.getByLabel('Category').selectOption({ label: 'Sculpture' })
    await main.getByRole('button', { name: 'Search' }).click()
    expect(new URL(page.url()).searchParams.get('category')).toBe('sculpture')
    expect(await main.getByRole('article').count()).toBeGreaterThan(0)
    await page.goto(`${origin}/art-gallery`)
    const first = await main.getByRole('article').first().innerText()
    await page.getByRole('link', { name: 'Load More Artworks' }).click()
    expect(await main.getByRole('article').first().innerText()).not.toBe(first)
  })
})

it('what is trending leads on into the gallery', async () => {
  await visit(plain, async ({ page, origin }) => {
    await page.goto(origin)
    const trending = page.getByRole('region', { name: 'Trending Artworks' })
    expect(await trending.getByRole('button', { name: 'Load More Artworks' }).isVisible()).toBe(false)
    await trending.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Sculpture' })
    await trending.getByRole('button', { name: 'Apply' }).click()
    expect(new URL(page.url()).search).toBe('?category=sculpture')
    await trending.getByRole('link', { name: 'Explore Gallery' }).click()
    expect(new URL(page.url()).pathname).toBe('/art-gallery')
  })
})

it('a work, its artist and every tab of theirs are read', async () => {
  await visit(plain, async ({ page, origin, exhibits: { work } }) => {
    await page.goto(`${origin}/artwork/${work.id}`)
    const main = page.getByRole('main')
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(work.title)
    await main.getByRole('link', { name: work.artist.name }).first().click()
    for (const tab of ['About the Artist', 'Exhibitions', /^Artworks/]) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tab', { name: tab, selected: true }).waitFor()
      // The browser shows what has come of a page while the rest is on its way.
      await expect.poll(() => page.getByRole('tabpanel').innerText()).not.toBe('')
    }
  })
})

it.each(['/', '/artists', '/about-sanaa', '/fair-pay', '/terms', '/privacy'])(
  '%s says what it has to say',
  async (path) => {
    await visit(plain, async ({ page, origin }) => {
      await page.goto(origin + path)
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200)
    })
  },
)

it('one signs in, is told what is missing and wrong, and comes to where one wanted to be', async () => {
  await visit(plain, async ({ page, origin }) => {
    await page.goto(`${origin}/auth?mode=login&returnTo=%2Fprofile`)
    const form = page.getByRole('form', { name: 'Login' })
    const pressSignIn = form.getByRole('button', { name: 'Sign In', exact: true })
    await pressSignIn.click()
    await form.getByText('Please fill the form fields').waitFor()
    await form.getByLabel('Email').fill(shopper)
    await form.getByLabel('Password', { exact: true }).fill('nothing of mine')
    await pressSignIn.click()
    await form.getByText('Wrong email or password.').waitFor()
    expect(await form.getByLabel('Email').inputValue()).toBe(shopper)
    expect(await form.getByLabel('Password', { exact: true }).inputValue()).toBe('')
    await form.getByLabel('Password', { exact: true }).fill('made-by-hand')
    await pressSignIn.click()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Your account')
    expect(page.url()).toBe(`${origin}/profile`)
    expect(await page.locator('body').innerText()).toMatch(/^JavaScript is switched off in this browser/)
    expect(await page.getByRole('button').count()).toBe(0)
  })
})

it('one signs up', async () => {
  await visit(plain, async ({ page, origin }) => {
    await page.goto(`${origin}/register`)
    const form = page.getByRole('form', { name: 'Register' })
    const fields = {
      'Full names': 'Amina',
      Email: 'amina@example.test',
      Country: 'Atlantis',
      Phone: '712345678',
    }
    for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text)
    await form.getByLabel('Password', { exact: true }).fill('harbour at dusk')
    await form.getByRole('button', { name: 'Sign Up' }).click()
    await form.getByText('No country is called so. Try its name in English.').waitFor()
    expect(await form.getByLabel('Full names').inputValue()).toBe('Amina')
    expect(await form.getByLabel('Country').inputValue()).toBe('Atlantis')
    await form.getByLabel('Country').fill('ke')
    await form.getByLabel('Password', { exact: true }).fill('harbour at dusk')
    await form.getByRole('button', { name: 'Sign Up' }).click()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goto(`${origin}/profile`)
    expect(await page.getByLabel('Phone').inputValue()).toBe('712345678')
  })
})

it('on a phone everything stands in the header that a menu would hold, and nothing sticks out', async () => {
  await visit({ ...plain, viewport: { width: 320, height: 700 } }, async ({ page, origin }) => {
    await page.goto(`${origin}/art-gallery`)
    const header = page.getByRole('banner')
    for (const name of ['Home', 'Artists', /^Cart/, 'Login']) {
      const link = await header.getByRole('link', { name }).boundingBox()
      expect((link?.x ?? 320) + (link?.width ?? 0), `${name}`).toBeLessThanOrEqual(320)
    }
    const logo = await header.locator('svg').first().boundingBox()
    expect(logo?.width).toBeGreaterThan(60)
  })
})

it.each([320, 1440])(
  'whoever is signed in comes to their account from the header of a page of %d pixels',
  async (width) => {
    await visit({ ...plain, viewport: { width, height: 700 } }, async (opened) => {
      const { page, origin } = opened
      await signIn(opened, shopper)
      for (const path of ['/', '/art-gallery']) {
        await page.goto(origin + path)
        const link = page.getByRole('banner').getByRole('link', { name: 'Your account' }).first()
        const box = await link.boundingBox()
        expect((box?.x ?? width) + (box?.width ?? 1), `on ${path}`).toBeLessThanOrEqual(width)
      }
      await page.getByRole('banner').getByRole('link', { name: 'Your account' }).first().click()
      expect(await page.getByRole('main').getByRole('link', { name: 'Orders' }).isVisible()).toBe(true)
    })
  },
)

it.each(['/cart', '/checkout', '/favourites'])('%s says what it needs', async (path) => {
  await visit(plain, async ({ page, origin }) => {
    await page.goto(origin + path)
    expect(await page.getByRole('main').innerText()).toMatch('needs JavaScript')
  })
})
