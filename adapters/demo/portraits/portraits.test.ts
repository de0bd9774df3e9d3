import { describe, expect, it } from 'vitest'
import { demoArtists } from '../artists/artists.ts'
import { portraitOf } from './portraits.ts'
import { sitters } from './sitters.ts'

describe('portraits', () => {
  it.each(demoArtists.map(({ slug }) => slug))('has one of %s', (slug) => {
    expect(portraitOf(slug)).toMatch(/^<svg [^>]*viewBox="0 0 400 400"[\s\S]*<\/svg>$/)
  })

  it('has none of anybody else', () => {
    expect(Object.keys(sitters).toSorted()).toEqual(demoArtists.map(({ slug }) => slug).toSorted())
  })

  it('draws everybody differently, and the same every time', () => {
    const drawn = demoArtists.map(({ slug }) => portraitOf(slug).replaceAll(slug, ''))
    expect(new Set(drawn).size).toBe(demoArtists.length)
    expect(demoArtists.map(({ slug }) => portraitOf(slug).replaceAll(slug, ''))).toEqual(drawn)
  })

  it('refuses a stranger', () => {
    expect(() => portraitOf('nobody')).toThrow('nobody')
  })
})
