import { expect, test } from 'vitest'
import { imageSource, imageSources } from './image-source.ts'

test('the same picture at another width', () => {
  expect(imageSource('/media/abc123/800', 240)).toBe('/media/abc123/240')
})

test('a picture of an order goes on naming it', () => {
  expect(imageSource('/media/abc123/800?order=7', 240)).toBe('/media/abc123/240?order=7')
})

test('an address that names no width stays as it is, and offers no choice', () => {
  const elsewhere = 'https://elsewhere.test/abc123.jpg'
  expect(imageSource(elsewhere, 240)).toBe(elsewhere)
  expect(imageSources({ imageUrl: elsewhere, width: 1050 }, '50vw')).toBeUndefined()
})

const sources = (width: number, sizes: string) => imageSources({ imageUrl: '/media/abc/800', width }, sizes)

test('no width is offered beyond the first that holds the whole picture', () => {
  expect(sources(700, '50vw')).toBe(
    '/media/abc/240 240w, /media/abc/480 480w, /media/abc/680 680w, /media/abc/800 800w',
  )
  expect(sources(5000, '50vw')).toContain('/media/abc/1600 1600w')
})

test('where a picture is small everywhere, none is offered beyond the first that fills the densest screen', () => {
  expect(sources(1400, '64px')).toBe('/media/abc/240 240w')
  expect(sources(1400, '240px')).toBe(sources(700, '50vw'))
  expect(sources(1400, '(min-width: 900px) 60px, 64px')).toContain('/media/abc/1600 1600w')
})

test('a picture of an order is offered with its order', () => {
  expect(imageSources({ imageUrl: '/media/abc/800?order=7', width: 200 }, '50vw')).toBe(
    '/media/abc/240?order=7 240w',
  )
})
