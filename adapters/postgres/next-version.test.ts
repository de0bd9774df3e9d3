import { afterAll, expect, it } from 'vitest'
import { artistPorts } from '#adapters/composition/artists/artists.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import type { Artist } from '#domain/artists/artist.ts'
import { givenArtist } from './testing/given-artworks.ts'
import { testDatabase } from './testing/test-database.ts'

const database = await testDatabase()
afterAll(() => database.close())
const { sql, work } = database
const artists = postgresAssembly(database.orm).get(artistPorts.artists)

const versionOf = async (id: string) =>
  (await sql<{ version: number }>('select version from artists where id = $1', [id]))[0]?.version

async function known(id: string): Promise<Artist> {
  const artist = await artists.byId(id)
  if (!artist) throw new Error('There is no such artist.')
  return artist
}

it('counts a version on where nothing else has changed, and once for each time it is saved', async () => {
  const id = await givenArtist(sql, 'Unchanged')
  await work.run(async () => {
    const artist = await known(id)
    await artists.save(artist)
    expect(artist.version).toBe(2)
    artist.profile = { ...artist.profile, bio: 'Paints.' }
    await artists.save(artist)
    expect(artist.version).toBe(3)
    await artists.save(artist)
  })
  expect(await versionOf(id)).toBe(4)
})

it.each([
  ['has changed', (artist: Artist) => Object.assign(artist, { rejection: 'No.' })],
  ['has not changed', (artist: Artist) => artist],
])('writes nothing that %s over what somebody has written since', async (_, changed) => {
  const id = await givenArtist(sql, `Overtaken, ${_}`)
  const seen = await work.run(() => known(id))
  await work.run(async () => artists.save(await known(id)))
  await expect(work.run(() => artists.save(changed(seen)))).rejects.toMatchObject({ code: 'stale-version' })
  expect(await versionOf(id)).toBe(2)
})

it('sees what others have written where it looks a second time', async () => {
  const id = await givenArtist(sql, 'Seen twice')
  await work.run(async () => {
    const before = await known(id)
    await sql(`update artists set bio = 'Carves.', version = version + 1 where id = $1`, [id])
    const after = await known(id)
    expect([after.profile.bio, after.version]).toEqual(['Carves.', 2])
    expect(after).toBe(before)
  })
})
