import { cursors, type Survivors } from './reasons.ts'

export const admin: Survivors = {
  'application/admin/changing-users.ts': [
    1,
    'An account that is no artist’s has no parcels to send, and nothing on a wall to withhold.',
  ],
  'application/admin/services/artist-approval-service.ts': [
    2,
    `Whoever is rejected has been told why; ${cursors}.`,
  ],
  'application/admin/services/artwork-administration-service.ts': [
    2,
    `A work that was just judged is there; ${cursors}.`,
  ],
  'application/admin/services/audit-log-service.ts': [1, `Here ${cursors}.`],
  'application/admin/services/statistics-service.ts': [
    1,
    'A period has a last part: only the types do not know.',
  ],
  'application/admin/services/undelivered-mails-service.ts': [
    2,
    `Whatever is split has a first part; ${cursors}.`,
  ],
}
