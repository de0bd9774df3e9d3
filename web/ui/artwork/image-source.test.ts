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
  expect(imageSources(elsewhere, 1050)).toBeUndefined()
})

test('no width is offered beyond the first that holds the whole picture', () => {
  expect(imageSources('/media/abc/800', 700)).toBe(
    '/media/abc/240 240w, /media/abc/480 480w, /media/abc/800 800w',
  )
  expect(imageSources('/media/abc/800', 5000)).toContain('/media/abc/1600 1600w')
})
