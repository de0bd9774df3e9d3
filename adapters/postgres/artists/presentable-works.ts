import { expressionBuilder } from 'kysely'
import type { Tables } from '../schemas.ts'

const { selectFrom } = expressionBuilder<Tables & { artist: Tables['artists'] }, 'artist'>()

/** Of `artist`, a row of artists: how many works of theirs can be looked at, drafts among them, by isPresentable of the domain. */
export const presentableWorks = selectFrom('artworks as work')
  .whereRef('work.artist_id', '=', 'artist.id')
  .where('work.removed_from', 'is', null)
  .where('work.visibility', '<>', 'hidden')
  .where('work.title', '<>', '')
  .where((eb) =>
    eb.exists(
      eb
        .selectFrom('artwork_images as image')
        .whereRef('image.artwork_id', '=', 'work.id')
        .select('image.id'),
    ),
  )
  .select(({ fn }) => fn.countAll<number>().as('works'))
  .$asScalar()
  .$notNull()
