import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { readBack } from '#adapters/pdf/testing/read-back.ts'
import { adminPayoutsPage, earningsPage } from '#application/shared/dashboard-addresses.ts'
import type { PaidArtist, PayingAdmin } from '#features/support/roles/payday.ts'
import { pageWith } from './page-with.ts'

/** Is paid by what stands on the screen and can be pressed. */
export async function browserPaidArtist(
  browser: Browser,
  origin: string,
  cookie: string,
): Promise<PaidArtist> {
  const { page, visit, open, leave } = await pageWith(browser, origin, cookie)
  await visit(earningsPage)
  return {
    leave,
    async nameAccount(iban, holder) {
      const form = page.getByRole('form', { name: 'Name an account' })
      await form.getByLabel('IBAN', { exact: true }).fill(iban)
      await form.getByLabel('Account holder', { exact: true }).fill(holder)
      await form.getByRole('button', { name: 'Save and confirm by mail' }).click()
      await page.getByText('waits for your confirmation').waitFor()
    },
    async confirmAccount(link) {
      const { pathname, search } = new URL(link)
      await open(pathname + search)
      await page.getByRole('button', { name: 'Yes, confirm it' }).click()
      await page.getByText(/^Your payouts go to .* that ends in \d{4}\.$/).waitFor()
    },
    async payouts() {
      await visit(earningsPage)
      const rows = await page.getByRole('region', { name: 'Payouts' }).locator('tbody tr').all()
      return Promise.all(
        rows.map((row) =>
          Promise.all([
            row.locator('td').first().innerText(),
            row.locator('[data-label="State"]').innerText(),
            row.locator('[data-label="Amount"]').innerText(),
          ]),
        ),
      )
    },
    async newestStatement() {
      const saved = page.waitForEvent('download')
      await page
        .getByRole('region', { name: 'Statements' })
        .getByRole('listitem')
        .first()
        .getByRole('link')
        .click()
      return (await readBack(await readFile(await (await saved).path()))).text
    },
  }
}

/** Runs in the page: what was told in passing lies for five seconds over the buttons below it. */
function putMessagesAway(): void {
  const told = document.querySelectorAll<HTMLElement>('[aria-label^="Notifications"] [aria-label="Dismiss"]')
  for (const message of told) message.click()
}

/** Pays artists by what stands on the screen and can be pressed. */
export async function browserPayingAdmin(
  browser: Browser,
  origin: string,
  cookie: string,
): Promise<PayingAdmin> {
  const { page, visit, leave } = await pageWith(browser, origin, cookie)
  await visit(adminPayoutsPage)
  const press = async (name: string | RegExp) => {
    await page.evaluate(putMessagesAway)
    await page.getByRole('button', { name }).click()
  }
  return {
    leave,
    async setAside(sum) {
      await press(`Set aside ${sum}`)
      await page.getByRole('row').filter({ hasText: sum }).getByRole('link').click()
      await page.getByRole('button', { name: 'Mark as sent' }).waitFor()
    },
    async markSent() {
      await press('Mark as sent')
      await press(/^Yes, .* has left$/)
      await page.getByRole('button', { name: 'All has arrived' }).waitFor()
    },
    async markArrived() {
      await press('All has arrived')
      await press('Yes, all has arrived')
      // The button says 'Working…' in between, so that its going away tells nothing.
      await page.getByText('Marked as arrived.').first().waitFor()
    },
  }
}
