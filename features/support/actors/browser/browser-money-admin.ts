import type { Browser } from 'playwright-core'
import { adminMoneyPage } from '#application/shared/dashboard-addresses.ts'
import type { MoneyAdmin } from '#features/support/roles/money-admin.ts'
import { pageWith } from './page-with.ts'

/** Sees to money by what stands on the screen and can be pressed. */
export async function browserMoneyAdmin(
  browser: Browser,
  origin: string,
  cookie: string,
): Promise<MoneyAdmin> {
  const { page, visit, leave } = await pageWith(browser, origin, cookie)
  await visit(adminMoneyPage)
  return {
    leave,
    bringIn: (file) => page.getByLabel('Bring in a statement').setInputFiles(file),
    reads: (words) => page.getByText(words).first().waitFor(),
    async place(text, orderNumber) {
      await page.getByRole('row').filter({ hasText: text }).getByRole('button', { name: 'Place' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Order number').fill(orderNumber)
      await dialog.getByRole('button', { name: 'Place it' }).click()
      await dialog.waitFor({ state: 'hidden' })
    },
  }
}
