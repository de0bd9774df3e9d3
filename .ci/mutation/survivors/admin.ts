import { addresses, cursors, onlyTypes, type Survivors } from './reasons.ts'

export const admin: Survivors = {
  'application/admin/changing-users.ts': [
    1,
    'An account that is no artist’s has no parcels to send, and nothing on a wall to withhold.',
  ],
  'application/admin/services/artist-approval-service.ts': [
    1,
    `Whoever is rejected has been told why: ${onlyTypes}.`,
  ],
  'application/admin/services/statistics-service.ts': [
    1,
    'A period has a last part: only the types do not know.',
  ],
  'application/admin/services/undelivered-mails-service.ts': [
    2,
    `Whatever is split has a first part; ${cursors}.`,
  ],
  'application/admin/services/user-administration-service.ts': [1, `Here ${addresses}.`],
}
