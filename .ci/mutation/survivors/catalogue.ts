import { onlyTypes, type Survivors } from './reasons.ts'

export const catalogue: Survivors = {
  'application/catalogue/services/catalogue-service.ts': [
    3,
    `Without words nothing is taken generously, and whatever goes on comes from a page with a total: ${onlyTypes}.`,
  ],
  'application/catalogue/services/own-artworks-service.ts': [
    2,
    'A batch of no works does nothing, and what has come already does not come again with the next batch.',
  ],
  'application/catalogue/services/picture-doers.ts': [1, `There is an id for each picture: ${onlyTypes}.`],
  'application/catalogue/trending-pages.ts': [
    2,
    `A cursor has all its parts, and what is not counted has one: ${onlyTypes}.`,
  ],
}
