import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { colourSeen, groundOf } from '#adapters/media/colour-seen.ts'
import { demoArtists } from './artists/artists.ts'
import { aboutPictures, pictureFiles } from './demo-pictures.ts'
import { pictureNames } from './demo-sources.ts'

const folder = fileURLToPath(new URL('pictures', import.meta.url))
const about = await aboutPictures()
const names = demoArtists.flatMap(pictureNames)

const filesOf = (name: string): readonly string[] => {
  const { whole, smaller } = pictureFiles(name, about.get(name)?.width ?? 0)
  return [whole, ...smaller.map(({ file }) => file)].map((file) => fileURLToPath(file))
}

/** Bytes that whoever clones the product has to carry for them. */
const most = 40_000_000

it('lie there in every size that is named, and nothing beside them', async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const there = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(names.length).toBeGreaterThan(400)
  expect(there.toSorted()).toEqual(names.flatMap(filesOf).toSorted())
  expect([...about.keys()].toSorted()).toEqual(names.toSorted())
  const bytes = await Promise.all(there.map(async (file) => (await stat(file)).size))
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThan(most)
})

it('are AVIF, as wide and high as is said of them', async () => {
  for (const name of names) {
    const [whole = '', ...smaller] = filesOf(name)
    const { width, height, format, compression } = await sharp(whole).metadata()
    expect({ name, width, height, format, compression }).toMatchObject({
      width: about.get(name)?.width,
      height: about.get(name)?.height,
      format: 'heif',
      compression: 'av1',
    })
    for (const file of smaller) expect(file).toContain(`/${(await sharp(file).metadata()).width}/`)
  }
})

it('have the colours that one sees in them', async () => {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  for (const name of names.filter((_, index) => index % 60 === 0)) {
    const [whole = ''] = filesOf(name)
    const { colour, ground } = about.get(name) ?? { colour: null, ground: '' }
    expect([name, await colourSeen(whole)]).toEqual([name, colour])
    const seen = parts(await groundOf(whole))
    // Another processor may round otherwise.
    for (const [index, part] of parts(ground).entries())
      expect(Math.abs(part - (seen[index] ?? 0))).toBeLessThan(4)
  }
})
