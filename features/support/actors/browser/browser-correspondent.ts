import type { BrowserContext, Page } from 'playwright-core'
import type { Correspondent } from '#features/support/roles/correspondent.ts'

/** Writes in the dialog on an artist's page. */
export function browserCorrespondent(context: BrowserContext, origin: string): Correspondent {
  let page: Page | undefined

  const dialog = () => {
    if (!page) throw new Error('Nothing was written yet.')
    return page.getByRole('dialog')
  }

  async function toDialog(artist: string): Promise<void> {
    page ??= await context.newPage()
    // What was not sent is mended where it stands.
    if ((await dialog().getByRole('button', { name: 'Send message' }).count()) > 0) return
    await toArtist(page, artist)
    await page.getByRole('button', { name: 'Contact' }).click()
  }

  async function toArtist(at: Page, artist: string): Promise<void> {
    await at.goto(`${origin}/artists?q=${encodeURIComponent(artist)}`)
    await at.getByRole('main').getByRole('link', { name: artist }).first().click()
  }

  return {
    async readsOf(artist) {
      page ??= await context.newPage()
      await toArtist(page, artist)
      const main = page.getByRole('main')
      await main.getByRole('heading', { level: 1, name: artist }).waitFor()
      const read: string[] = []
      for (const name of ['About the Artist', 'Exhibitions']) {
        await main.getByRole('tab', { name }).click()
        await main.getByRole('tabpanel', { name }).waitFor()
        read.push(await main.innerText())
      }
      return read.join('\n')
    },
    async write(artist, message) {
      await toDialog(artist)
      for (const [label, text] of Object.entries(message)) await dialog().getByLabel(label).fill(text)
      await dialog().getByRole('button', { name: 'Send message' }).click()
      // It has been answered, and may be answered by the artist, once this says one or the other.
      const wrong = dialog().locator('[aria-invalid="true"]').or(dialog().getByRole('alert'))
      await dialog().getByRole('heading', { name: 'Your message was sent' }).or(wrong).first().waitFor()
    },
    async wasSent() {
      const title = dialog().getByRole('heading')
      return (await title.textContent()) === 'Your message was sent'
    },
    async fieldMessage(field) {
      const described = await dialog().getByLabel(field).getAttribute('aria-describedby')
      if (described === null) return null
      const texts = await Promise.all(
        described.split(' ').map((id) => dialog().locator(`[id="${id}"]`).textContent()),
      )
      return texts.at(-1)?.trim() ?? null
    },
  }
}
