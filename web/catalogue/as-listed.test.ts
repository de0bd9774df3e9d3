import { expect, it } from 'vitest'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { pageAsListed } from './as-listed.ts'

const listed = (description: string): string =>
  pageAsListed({ items: [{ description, images: [] } as unknown as ArtworkView], total: 1, next: null })
    .items[0]?.description ?? ''

it('a card carries the beginning of a long story, whole words and whole letters', () => {
  expect(listed('By hand.')).toBe('By hand.')
  expect(listed(`${'word '.repeat(46)}at the end of it all`)).toBe(`${'word '.repeat(46)}at the…`)
  expect(listed('🏺'.repeat(300))).toBe(`${'🏺'.repeat(240)}…`)
})
