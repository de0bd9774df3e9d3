import type { Browser, BrowserContext, Page } from 'playwright-core'
import { httpCaller } from '#adapters/http-client/call.ts'
import { ownArtworksClient } from '#adapters/http-client/own-artworks-client.ts'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { centsFrom, type InDollars } from '#domain/shared/money.ts'
import { photograph } from '#features/support/picture.ts'
import type { ArtistAtWork, ExportSeen } from '#features/support/roles/artist.ts'
import { newWindow } from '#features/support/windows/windows.ts'
import { serviceArtist } from '../service/service-artist.ts'
import { goTo } from './going-on.ts'
import { fetchAs } from './page-in-hand.ts'

const labels = {
  description: 'Description',
  edition: 'Edition',
  category: 'Category',
  price: 'Price, US dollars',
  stock: 'Stock',
} as const

const words = 'Describe this image for people who cannot see it'

/** Runs in the page: what is said of each field that is marked. */
function marked(): Record<string, string> {
  const noteOf = (field: Element) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
  const fields = [...document.querySelectorAll('form[aria-label="Artwork"] [aria-invalid="true"]')]
  const pictures = document.querySelector('[data-wrong]')?.textContent
  return {
    ...Object.fromEntries(fields.map((field) => [field.getAttribute('name') ?? 'alt', noteOf(field)])),
    ...(pictures && { pictures }),
  }
}

/** Minds own works in a browser, by what stands on the screen and can be pressed. @param cookie of whoever is signed in */
export async function browserArtist(browser: Browser, origin: string, cookie: string): Promise<ArtistAtWork> {
  const context = await newWindow(browser)
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: origin }])
  return artistAtWorkIn(context, origin)
}

/** The same in a window of a browser that is there already. */
export async function artistAtWorkIn(context: BrowserContext, origin: string): Promise<ArtistAtWork> {
  const page = await context.newPage()
  let title = ''
  let csv = ''
  let elsewhere: Page | null = null
  let refusal: { message: string | null; fields: Readonly<Record<string, string>> } = {
    message: null,
    fields: {},
  }

  let isWritten = false

  /** What was written into a draft is kept by itself after a pause in typing. */
  const kept = async () => {
    if (isWritten) await page.getByText('Saved', { exact: true }).waitFor()
    isWritten = false
  }
  async function visit(path: string, where = page): Promise<void> {
    await kept()
    await goTo(where, new URL(path, origin).href)
  }
  /** Whoever goes on with a draft makes no pause; whoever looks at what became of it does. */
  const written = async () => {
    isWritten = true
    // What hangs already changes at a press.
    const save = page.getByRole('button', { name: 'Save changes' })
    if (!(await save.isVisible())) return
    await save.click()
    await kept()
  }
  const chooseCsv = async () => {
    await page.getByLabel(/^Choose (a CSV|another) file$/).setInputFiles({
      name: 'products_export.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    })
    await page.getByText('would come in as').waitFor()
  }
  const previewed = async (): Promise<ExportSeen> => {
    const rows = await page.locator('tbody tr').all()
    const lines = await Promise.all(
      rows.map(async (row) => ({
        line: Number(await row.locator('[data-label="Line"]').textContent()),
        leftOut: (await row.locator('[data-label="Left out"]').innerText()).split(', '),
        problems: await row.locator('li').allTextContents(),
      })),
    )
    return {
      works: lines.length,
      fit: lines.filter(({ problems }) => problems.length === 0).length,
      leftOut: [...new Set(lines.flatMap(({ leftOut }) => leftOut))],
      problems: lines.flatMap(({ line, problems }) => problems.map((problem) => [line, problem] as const)),
    }
  }
  const choose = (file: string, buffer: Buffer) =>
    page.getByLabel('Choose images').setInputFiles({ name: file, mimeType: 'image/jpeg', buffer })

  return {
    async hasShown(wanted) {
      title = wanted
      const call = httpCaller({ origin, fetch: fetchAs(context, origin) })
      await serviceArtist(ownArtworksClient(call)).hasShown(title)
    },
    async begin(wanted) {
      title = wanted
      await visit('/dashboard/artworks/new')
      await page.getByLabel('Title', { exact: true }).fill(title)
      await written()
    },
    async write({ category, price, kind, ...texts }) {
      if (kind) await page.getByLabel('This work is', { exact: true }).selectOption({ label: kind })
      for (const [field, text] of Object.entries(texts))
        await page.getByLabel(labels[field as keyof typeof texts], { exact: true }).fill(text)
      if (price) await page.getByLabel(labels.price, { exact: true }).fill(price.replace(/[$,]/g, ''))
      if (category) await page.getByLabel(labels.category, { exact: true }).selectOption({ label: category })
      await written()
    },
    async addPicture(alt) {
      const pictures = await page.getByLabel(words).count()
      // No picture of a work is there twice.
      await choose('harbour.jpg', await photograph('#2040a0', pictures === 0 ? '#e0a060' : '#60a0e0'))
      await page.getByLabel(words).nth(pictures).fill(alt)
      await written()
    },
    async takeFirstPictureOff() {
      await kept()
      await page.getByRole('button', { name: 'Remove picture 1' }).press('Enter')
      await written()
    },
    async takePictureBack() {
      await page.getByRole('button', { name: 'Undo' }).press('Enter')
      await page.getByText('Picture is back at place 1, with its words.').waitFor({ state: 'attached' })
      await written()
    },
    async moveLastPictureFirst() {
      await kept()
      const rows = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
      const handle = rows.last().getByRole('button', { name: /^Move picture/ })
      const pictures = await rows.count()
      await handle.focus()
      await handle.press('Space')
      const told = (sentence: string) => page.getByText(sentence).waitFor({ state: 'attached' })
      await told(`Picture ${pictures} is lifted.`)
      for (let place = pictures - 1; place > 0; place--) {
        await page.keyboard.press('ArrowUp')
        await told(`Picture is at place ${place} of ${pictures}.`)
      }
      await page.keyboard.press('Space')
      await told('Picture hangs at place 1.')
      await written()
    },
    async addLetter(file) {
      await choose(file, Buffer.from('Dear reader'))
      const problem = page.getByRole('list', { name: 'Uploads' }).getByRole('alert')
      refusal = { message: await problem.textContent(), fields: {} }
    },
    async publish() {
      await page.getByRole('button', { name: /^(Hang it in the gallery|Mark as ready)$/ }).click()
      const isHung = page.getByRole('button', { name: /^(Take it down|Make it a draft again)$/ })
      const isWrong = page.locator('form [aria-invalid="true"], [data-wrong]').first()
      await isHung.or(isWrong).first().waitFor()
      refusal = { message: null, fields: await page.evaluate(marked) }
    },
    async remove() {
      await visit('/dashboard/artworks')
      await page.getByRole('button', { name: `Delete ${title}` }).click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
    async takeRemovalBack() {
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('button', { name: `Delete ${title}` }).waitFor()
    },
    async duplicate() {
      await visit('/dashboard/artworks')
      await page.getByRole('button', { name: `Duplicate ${title}` }).click()
      await page.getByRole('heading', { name: 'Edit artwork' }).waitFor()
    },
    async openElsewhere() {
      await kept()
      await page.waitForURL((url) => !url.pathname.endsWith('/new'))
      elsewhere = await context.newPage()
      await visit(page.url(), elsewhere)
    },
    async rename(wanted, where) {
      await kept()
      const window = where === 'elsewhere' && elsewhere ? elsewhere : page
      const conflict = window.getByRole('alert').filter({ hasText: 'changed somewhere else' })
      await window.getByLabel('Title', { exact: true }).fill(wanted)
      await window.getByText('Saved', { exact: true }).or(conflict).first().waitFor()
      const isMet = await conflict.isVisible()
      refusal = { message: isMet ? await conflict.locator('p').first().textContent() : null, fields: {} }
    },
    async preview(text) {
      csv = text
      await visit('/dashboard/artworks/import')
      await chooseCsv()
      return previewed()
    },
    async tellRate(currency, dollars) {
      await page.getByLabel(`One ${currency} in US dollars`).fill(String(dollars))
      await page.getByRole('button', { name: 'Turn prices into dollars' }).click()
      await page.getByText(`Prices in ${currency} were turned into dollars`).waitFor()
      return previewed()
    },
    async importAgain() {
      const button = page.getByRole('button', { name: /^Import \d/ })
      if (!(await button.isVisible())) await chooseCsv()
      // What has come in already is not offered again.
      if (await button.isDisabled()) return
      await button.click()
      await page.getByText('in the background').waitFor()
    },
    async works() {
      await kept()
      const answer = await context.request.get(`${origin}/api/artist/artworks?sort=title`)
      const works = (await answer.json()) as InDollars<OwnArtworkView>[]
      return works.map((work) => ({
        ...work,
        artistReceives: centsFrom(work.artistReceives),
        pictures: work.pictures.length,
      }))
    },
    refusal: () => refusal,
  }
}
