import type { Locator, Page } from 'playwright-core'
import type { System } from '#application/admin/system-contract.ts'

/** How an admin gets about in their dashboard. */
interface AtDashboard {
  enter(section: string): Promise<void>
  press(label: string, where: Locator): Promise<void>
  outcome(done: RegExp): Promise<void>
}

/** Runs in the page: what the rows are about. */
const idsThere = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main [data-row]')].map((row) => row.dataset['row'] ?? '')

/** Minds the shop itself by what stands on the screen. @param services the same admin's, behind the screen */
export function browserSystem(page: Page, services: System, { enter, press, outcome }: AtDashboard): System {
  const row = (id: string) => page.locator(`[data-row="${id}"]`)
  return {
    async state() {
      await enter('/system')
      const shown = await page.evaluate(idsThere)
      const known = await services.state()
      return {
        ...known,
        jobs: known.jobs.filter(({ id }) => shown.includes(id)),
        sessions: known.sessions.filter(({ id }) => shown.includes(id)),
      }
    },
    async doAgain(id) {
      await enter('/system')
      await row(id)
        .getByRole('button', { name: /^Again/ })
        .click()
      await outcome(/tried anew/)
    },
    async signOut(id) {
      await enter('/system')
      await row(id)
        .getByRole('button', { name: /^Sign out/ })
        .click()
      await press('Yes, sign out', page.getByRole('dialog'))
      await outcome(/is signed out/)
    },
  }
}
