import { cursors, type Survivors } from './reasons.ts'

export const artistDashboard: Survivors = {
  'application/artist-dashboard/services/artist-dashboard-service.ts': [
    5,
    `An order that was just read is there, with the part that was just sent; ${cursors}.`,
  ],
}
