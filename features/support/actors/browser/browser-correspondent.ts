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
    await page.goto(`${origin}/artists?q=${encodeURIComponent(artist)}`)
    await page.getByRole('main').getByRole('link', { name: artist }).first().click()
    await page.getByRole('button', { name: 'Contact' }).click()
  }

  return {
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
