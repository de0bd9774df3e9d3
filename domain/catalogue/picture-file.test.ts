import { expect, it } from 'vitest'
import { refusalOf } from '#domain/testing/refusals.ts'
import { type PictureSubject, pictureRefused, refuseUnfitToShow, refuseWrongSize } from './picture-file.ts'

const fault = (subject: PictureSubject, width: number, height: number): string | null => {
  try {
    refuseUnfitToShow(subject, width, height)
    return null
  } catch (error) {
    return (error as { code: string }).code
  }
}

it.each([
  [1, 1, 'picture-too-small'],
  [32, 32, 'picture-too-small'],
  [799, 600, 'picture-too-small'],
  [9000, 60, 'picture-too-narrow'],
  [100, 801, 'picture-too-narrow'],
  [800, 100, null],
  [600, 800, null],
  [5000, 1000, null],
])('a work can be seen in %i × %i pixels, or is refused: %s', (width, height, code) => {
  expect(fault('work', width, height)).toBe(code)
})

it.each([
  [1, 1, 'picture-portrait-too-small'],
  [800, 199, 'picture-portrait-too-small'],
  [200, 200, null],
  [200, 4000, null],
])('a portrait can be shown in %i × %i pixels, or is refused: %s', (width, height, code) => {
  expect(fault('portrait', width, height)).toBe(code)
})

it('a photograph of what has arrived may be as small as it is', () => {
  expect(fault('anything', 1, 1)).toBeNull()
})

it.each([
  [0, 'picture-empty'],
  [25 * 1024 * 1024 + 1, 'picture-too-large'],
  [25 * 1024 * 1024, null],
  [1, null],
])('a file of %i bytes is refused before it is sent: %s', (bytes, code) => {
  expect(refusalOf(() => refuseWrongSize(bytes))?.code ?? null).toBe(code)
})

it('a refused file is told of at its place in the form', () => {
  expect(pictureRefused('picture-animated')).toMatchObject({
    refusal: 'rule-broken',
    message: 'This picture moves. Please send a still one.',
    fields: { images: 'This picture moves. Please send a still one.' },
  })
})
