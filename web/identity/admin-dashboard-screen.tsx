import { DashboardRoom } from './dashboard-room.tsx'

/** What an admin finds for now. */
export function AdminDashboardScreen() {
  return (
    <DashboardRoom
      title="Dashboard"
      text="You are signed in as an admin. The rooms for users, pending artists, works and orders are being built; until then artists stay as they are."
    />
  )
}
