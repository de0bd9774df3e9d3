import { cursors, onlyTypes, type Survivors } from './reasons.ts'

export const favourites: Survivors = {
  'application/favourites/services/favourites-service.ts': [1, `Here ${cursors}.`],
  'domain/favourites/new-works-mail.ts': [1, `No mail at all is compared as one of 1970: ${onlyTypes}.`],
}
