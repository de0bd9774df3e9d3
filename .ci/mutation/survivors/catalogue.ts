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
  'domain/catalogue/colour.ts': [
    2,
    'No whole channel lies where the two curves of brightness meet; of two colours that cover as much, either is the largest.',
  ],
  'domain/catalogue/orientation.ts': [1, 'Of what is no square, no side is as long as the other.'],
  'domain/catalogue/search-words.ts': [
    2,
    'Words of too different lengths are told apart sooner by that alone, and what is there before the first row is not read.',
  ],
  'domain/catalogue/trending.ts': [1, 'A view is one point, times which or by which it is the same.'],
  'domain/catalogue/work-facts.ts': [1, `What is told on a label has its words: ${onlyTypes}.`],
}
