import type { Browser } from 'playwright-core'
import type { SignedInAdmin } from '#features/support/roles/signed-in-users.ts'
import { browserMoneyAdministration } from './browser-money-administration.ts'
import { browserOrderAdministration } from './browser-order-administration.ts'
import { latePage } from './late-page.ts'

/**
 * An admin at her screens, by what stands there and can be pressed.
 * @param services the same admin's, for what she does beside somebody at another screen
 */
export function browserAdminAtWork(
  browser: Browser,
  origin: string,
  cookie: string,
  services: SignedInAdmin,
): SignedInAdmin & { leave(): Promise<void> } {
  const desk = latePage(browser, origin, cookie)
  return {
    ...services,
    ...browserMoneyAdministration(desk, services),
    orders: browserOrderAdministration(desk, services.orders),
    leave: desk.leave,
  }
}
