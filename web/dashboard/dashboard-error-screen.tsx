import { ErrorScreen } from '#web/shell/error-screen.tsx'

/** What stands in place of a whole dashboard, its navigation too. */
export function DashboardErrorScreen() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorScreen />
    </main>
  )
}
