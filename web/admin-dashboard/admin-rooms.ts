import type {
  ArtistApproval,
  ArtworkAdministration,
  AuditLog,
  Statistics,
  UndeliveredMails,
  UserAdministration,
} from '#application/admin/contract.ts'
import type { OrderAdministration } from '#application/orders/order-administration.ts'

/** What an admin works with. Brought only when somebody opens the dashboard. */
export interface AdminRooms {
  readonly statistics: Statistics
  readonly approval: ArtistApproval
  readonly users: UserAdministration
  readonly artworks: ArtworkAdministration
  readonly orders: OrderAdministration
  readonly log: AuditLog
  readonly mails: UndeliveredMails
}
