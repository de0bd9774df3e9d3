import type { RouteObject } from 'react-router-dom'
import type { UserView } from '#application/identity/contract.ts'
import type { Happening } from '#application/shared/happening.ts'
import type { WebServices } from '#web/services.ts'
import { accountsOf, userView } from './accounts.ts'
import { shopServices, show } from './show.tsx'

/** Shows a page of a dashboard to somebody, or to a visitor; `heard.tell` brings news once the page listens. */
export function showDashboard(
  routesOf: (services: WebServices) => RouteObject[],
  address: string,
  account: UserView | null,
  others: Partial<WebServices>,
) {
  const accounts = accountsOf(account ?? userView())
  accounts.user = account
  const heard: { tell: ((happening: Happening) => void) | null } = { tell: null }
  const services = shopServices({
    account,
    accounts,
    happenings: {
      listen: (tell) => {
        heard.tell = tell
        return () => {}
      },
    },
    ...others,
  })
  const shown = show(routesOf(services), address, services)
  /** The address that is shown now. */
  const where = () => shown.router.state.location.pathname + shown.router.state.location.search
  return { services, heard, where, ...shown }
}
