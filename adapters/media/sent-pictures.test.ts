import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { diskFiles } from '#adapters/disk/disk-files.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import { largestPicture } from '#domain/catalogue/picture-file.ts'
import { imageStore } from './image-store.ts'
import { sentPictures } from './sent-pictures.ts'

const kept = await mkdtemp(join(tmpdir(), 'kept-'))
const halls = await mkdtemp(join(tmpdir(), 'halls-'))
afterAll(async () => {
  for (const folder of [kept, halls]) await rm(folder, { recursive: true, force: true })
})

const noted: string[] = []
const images = imageStore(diskFiles(kept))
const intake = sentPictures(images, async (hash) => void noted.push(hash), halls)

const file = (bytes: Uint8Array, name = 'picture.jpg'): SentFile => ({
  name,
  type: 'image/jpeg',
  size: bytes.length,
  async *stream() {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
  },
})

/** Of whatever size: a face. */
const take = (sent: SentFile) => intake.take(sent, 'anything')

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c81e14' } })

/** Left half red, right half blue: what stands upright can be seen. */
const halves = (width: number, height: number) =>
  red(width, height).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#1428c8' } },
      left: width / 2,
      top: 0,
    },
  ])

async function master(hash: string): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of diskFiles(kept).open(`${hash.slice(0, 2)}/${hash}/master.webp`)) parts.push(part)
  return Buffer.concat(parts)
}

const refusal = (code: string) => ({ refusal: 'rule-broken', code })

afterEach(async () => expect(await readdir(halls)).toEqual([]))

describe('a picture that is sent', () => {
  it.each(['jpeg', 'png', 'webp', 'tiff', 'avif'] as const)(
    'may be %s, whatever it is called',
    async (format) => {
      const stored = await take(file(await red(320, 200).toFormat(format).toBuffer(), 'notes.txt'))
      expect(stored).toMatchObject({ width: 320, height: 200, colour: 'red' })
      expect(stored.ground).toMatch(/^#[0-9a-f]{6}$/)
      expect(noted).toContain(stored.hash)
      expect((await images.find(stored.hash, 240, 'webp'))?.format).toBe('webp')
    },
  )

  it('stands upright, tells nothing of where it was taken, and is in sRGB', async () => {
    const sent = await halves(400, 200)
      .jpeg()
      .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: '51/1 30/1 3230/100' } } })
      .withIccProfile('p3')
      .toBuffer()
    await writeFile(join(kept, 'sent.jpg'), sent)
    expect((await sharp(join(kept, 'sent.jpg')).metadata()).exif).toBeDefined()
    const { hash, width, height } = await take(file(sent))
    expect([width, height]).toEqual([200, 400])
    const { exif, icc, orientation, space } = await sharp(await master(hash)).metadata()
    expect([exif, icc, orientation, space]).toEqual([undefined, undefined, undefined, 'srgb'])
    const { data } = await sharp(await master(hash))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(150)
    expect(data[data.length - 1]).toBeGreaterThan(150)
  })

  it('is kept no larger than screens need, and takes its see-through parts from white paper', async () => {
    const large = await take(file(await red(5000, 1000).jpeg().toBuffer()))
    expect([large.width, large.height]).toEqual([3200, 640])
    const clear = sharp({ create: { width: 64, height: 64, channels: 4, background: '#00000000' } })
    expect(await take(file(await clear.png().toBuffer()))).toMatchObject({
      ground: expect.stringMatching(/^#f[0-9a-f]f/),
    })
  })

  it('is refused where it is no picture that we take', async () => {
    const text = (words: string) => new TextEncoder().encode(words)
    const gif = await red(20, 20).gif().toBuffer()
    for (const [sent, code] of [
      [text(''), 'picture-empty'],
      [text('Just words.'), 'picture-unknown'],
      [text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'picture-unknown'],
      [text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture-unknown'],
      [text('%PDF-1.7\n%âãÏÓ\n'), 'picture-unknown'],
      [gif, 'picture-animated'],
      [text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'picture-heic'],
    ] as const)
      await expect(take(file(sent))).rejects.toMatchObject(refusal(code))
  })

  it('is refused where it moves', async () => {
    const frames = [0, 1].map((index) => join(kept, `frame-${index}.png`))
    for (const [index, path] of frames.entries())
      await red(40, 40)
        .tint({ r: index * 200, g: 0, b: 0 })
        .png()
        .toFile(path)
    const film = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    await expect(take(file(film))).rejects.toMatchObject(refusal('picture-animated'))
  })

  it('is refused where it is cut off, or only begins like a picture', async () => {
    const whole = await halves(600, 600).jpeg().toBuffer()
    const scattered = Buffer.from(whole.subarray(0, whole.length * 0.6))
    await expect(take(file(scattered))).rejects.toMatchObject(refusal('picture-broken'))
    const disguised = Buffer.concat([
      whole.subarray(0, 24),
      Buffer.from('<script>alert(1)</script>'.repeat(40)),
    ])
    await expect(take(file(disguised))).rejects.toMatchObject(refusal('picture-broken'))
    const png = await halves(300, 300).png().toBuffer()
    png.fill(0, png.length / 2)
    await expect(take(file(png))).rejects.toMatchObject(refusal('picture-broken'))
  })

  it('is refused where a work could not be seen in it', async () => {
    for (const [width, height, code] of [
      [1, 1, 'picture-too-small'],
      [32, 32, 'picture-too-small'],
      [9000, 60, 'picture-too-narrow'],
    ] as const) {
      const sent = file(await red(width, height).png().toBuffer())
      await expect(intake.take(sent, 'work')).rejects.toMatchObject(refusal(code))
    }
    const small = file(await red(800, 199).png().toBuffer())
    await expect(intake.take(small, 'portrait')).rejects.toMatchObject(refusal('picture-portrait-too-small'))
  })

  it('is refused where it unfolds into more than one can look at', async () => {
    const bomb = await sharp({ create: { width: 10_001, height: 10_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(2_000_000)
    await expect(take(file(bomb))).rejects.toMatchObject(refusal('picture-too-many-pixels'))
  })

  it('is refused as AVIF where reading it would take a gigabyte', async () => {
    const large = await sharp({ create: { width: 5200, height: 5000, channels: 3, background: '#fff' } })
      .avif({ effort: 0 })
      .toBuffer()
    await expect(take(file(large))).rejects.toMatchObject(refusal('picture-avif-too-large'))
  })

  it('is refused as soon as it is too large, without reading on', async () => {
    let sent = 0
    const endless: SentFile = {
      name: 'endless.jpg',
      type: 'image/jpeg',
      size: 1,
      async *stream() {
        for (;;) {
          sent += 1_048_576
          yield new Uint8Array(1_048_576)
        }
      },
    }
    await expect(take(endless)).rejects.toMatchObject(refusal('picture-too-large'))
    expect(sent).toBeLessThan(largestPicture * 2)
  })

  it('leaves nothing behind where it breaks off', async () => {
    const before = (await readdir(kept)).length
    const broken: SentFile = {
      name: 'half.jpg',
      type: 'image/jpeg',
      size: 1000,
      async *stream() {
        yield new Uint8Array(500)
        throw new Error('The connection was lost.')
      },
    }
    await expect(take(broken)).rejects.toThrow('The connection was lost.')
    expect((await readdir(kept)).length).toBe(before)
  })

  it('is not blamed for what goes wrong on our side', async () => {
    const away = sentPictures(
      images,
      async () => {
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      },
      halls,
    )
    const picture = file(await red(30, 30).png().toBuffer())
    await expect(away.take(picture, 'anything')).rejects.toMatchObject({ code: 'ENOSPC' })
  })
})

it('opens no other files with the library than pictures', async () => {
  const path = join(kept, 'drawing.svg')
  await writeFile(path, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await expect(sharp(path).png().toBuffer()).rejects.toThrow(/unsupported|blocked/)
})

it('decodes one at a time, however many are sent', async () => {
  const sent = await red(32, 20).png().toBuffer()
  let [running, most] = [0, 0]
  const counting = sentPictures(
    {
      ...images,
      async keepFile(...args) {
        running += 1
        most = Math.max(most, running)
        try {
          return await images.keepFile(...args)
        } finally {
          running -= 1
        }
      },
    },
    async () => undefined,
    halls,
  )
  const broken = counting.take(file(sent.subarray(0, 60)), 'anything')
  await expect(broken).rejects.toMatchObject(refusal('picture-broken'))
  const all = await Promise.all(Array.from({ length: 9 }, () => counting.take(file(sent), 'anything')))
  expect([all.length, running, most]).toEqual([9, 0, 1])
})
