import { ErrorScreen } from '#web/shell/error-screen.tsx'

/** What stands in place of a whole dashboard, its navigation too. */
export function RoomErrorScreen() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorScreen />
    </main>
  )
}
