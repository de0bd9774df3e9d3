import sharp from 'sharp'
import { expect, it } from 'vitest'
import { colourSeen } from './colour-seen.ts'

const field = (colour: string, width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: colour } })

it('sees the colour that covers a picture', async () => {
  expect(await colourSeen(await field('#2b557e').webp().toBuffer())).toBe('blue')
  expect(
    await colourSeen(await field('#808080').toColourspace('b-w').webp({ lossless: true }).toBuffer()),
  ).toBe('grey')
})

it('sees the colour on the paper, in a picture of any proportions', async () => {
  const sail = await field('#d11f2a', 80, 600).webp({ lossless: true }).toBuffer()
  const picture = field('#f3efe8', 400, 1200).composite([{ input: sail, left: 100, top: 300 }])
  expect(await colourSeen(await picture.webp({ lossless: true }).toBuffer())).toBe('white')
  const large = await field('#d11f2a', 200, 900).webp({ lossless: true }).toBuffer()
  const full = field('#f3efe8', 400, 1200).composite([{ input: large, left: 100, top: 100 }])
  expect(await colourSeen(await full.webp({ lossless: true }).toBuffer())).toBe('red')
})
