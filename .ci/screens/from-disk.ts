import type { Page } from 'playwright-core'

/** Milliseconds: hundreds of scenarios are drawn and played on machines that do much else. */
const longerThanBusy = 30_000

/** Opens a page of the report from the disk. @returns what it asks elsewhere and complains of, as it comes */
export async function openFromDisk(page: Page, address: string): Promise<readonly string[]> {
  const heard: string[] = []
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) heard.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(String(error)))
  page.setDefaultTimeout(longerThanBusy)
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return heard
}
