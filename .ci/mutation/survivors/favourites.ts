import { cursors, type Survivors } from './reasons.ts'

export const favourites: Survivors = {
  'application/favourites/services/favourites-service.ts': [1, `Here ${cursors}.`],
}
