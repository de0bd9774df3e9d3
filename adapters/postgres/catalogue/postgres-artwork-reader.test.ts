import { afterAll, expect, it } from 'vitest'
import { describeArtworkReader } from '#application/catalogue/artwork-reader.suite.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { givenArtists, givenArtworks } from '../testing/given-catalogue.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresArtworkReader } from './postgres-artwork-reader.ts'

const database = await testDatabase()
afterAll(() => database.close())

describeArtworkReader('in PostgreSQL', async (artists, artworks, pictures) => {
  await givenArtists(database.sql, artists)
  await givenArtworks(database.sql, artworks)
  for (const { artworkId, width, height, colour, behind = [] } of pictures)
    await database.sql(
      `insert into artwork_images (id, artwork_id, position, hash, width, height, colour, alt, ground)
       select gen_random_uuid(), id, place - 1, id || '-' || place, $2, $3, $4, coalesce(alt, title), '#dddddd'
       from artworks, unnest($5::text[]) with ordinality as image (alt, place) where id = $1`,
      [artworkId, width, height, colour, [null, ...behind]],
    )
  return postgresArtworkReader(database.db)
})

it('a list shows the first picture that hangs, though one without words stands before it', async () => {
  const id = await givenArtwork(database.sql, { title: 'Two pictures', hash: 'silent' })
  await database.sql(`update artwork_images set alt = '' where artwork_id = $1`, [id])
  await database.sql(
    `insert into artwork_images (id, artwork_id, position, hash, width, height, alt, ground)
     values (gen_random_uuid(), $1, 7, 'told', 800, 600, 'A jar', '#dddddd')`,
    [id],
  )
  const [row] = await postgresArtworkReader(database.db).rows([id])
  expect(row?.images.map(({ alt }) => alt)).toEqual(['A jar'])
})

it('a work is found by the category that it was moved to', async () => {
  const id = await givenArtwork(database.sql, { title: 'Moved', category: 'abstract' })
  await database.sql(`update artworks set category = 'photography' where id = $1`, [id])
  const found = async (word: string) => {
    const sought = { words: [word], generous: false }
    const { items } = await postgresArtworkReader(database.db).slice({ sought }, 'newest', 9, null)
    return items.some((item) => item.id === id)
  }
  expect([await found('photography'), await found('abstract')]).toEqual([true, false])
})
