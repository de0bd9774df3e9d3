import type { HungWork } from '#adapters/demo/past/selling-works.ts'
import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { Database } from '../database.ts'

/** The demo's works that hang, the newest first: not what somebody else has hung beside them. */
export async function demoWorks(db: Database): Promise<readonly HungWork[]> {
  const works = await db
    .selectFrom('artworks as work')
    .innerJoin('artists as artist', 'artist.id', 'work.artist_id')
    .where('work.public', '=', true)
    .where('work.source_id', 'like', 'demo:%')
    .select((work) => [
      'work.id as artworkId',
      'work.title',
      'work.price_cents as price',
      'work.artist_id as artistId',
      'artist.name as artistName',
      'work.created_at as hungAt',
      'work.stock',
      'work.edition',
      'work.is_unique as isUnique',
      'work.source_id as source',
      'work.popularity as sold',
      work
        .selectFrom('artwork_images')
        .whereRef('artwork_id', '=', 'work.id')
        .select('hash')
        .orderBy('position')
        .limit(1)
        .as('hash'),
    ])
    .orderBy('work.created_at', 'desc')
    .orderBy('work.id')
    .execute()
  return works.map(({ artistId, artistName, hash, ...work }) => ({
    ...work,
    imageUrl: hash && imageUrlOf(hash),
    artist: { id: artistId, name: artistName },
  }))
}
