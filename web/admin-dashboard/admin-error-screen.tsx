import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { profilePage, secondFactorPlace } from '#application/shared/addresses.ts'
import { DashboardErrorScreen } from '#web/dashboard/dashboard-error-screen.tsx'
import { Nowhere } from '#web/shell/nowhere.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'

/** What stands in place of the whole dashboard: an admin who may not come in yet is told why, and where to go. */
export function AdminErrorScreen() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 403) return <DashboardErrorScreen />
  return (
    <main id="main" tabIndex={-1}>
      <Nowhere
        title="One lock is missing"
        text={String(error.data)}
        action={
          <ButtonLink look="primary" wide to={`${profilePage}#${secondFactorPlace}`}>
            Open your profile
          </ButtonLink>
        }
      />
    </main>
  )
}
