import type { Survivors } from './reasons.ts'

export const returns: Survivors = {
  'application/returns/services/returns-service.ts': [
    1,
    'Whether isAdmin is there is asked, not what it says.',
  ],
}
