import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const guide = readFileSync('CONTRIBUTING.md', 'utf8')

/** Files that a text names by their whole path. */
const filesNamed = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:adapters|application|domain|features|web)\/[\w./-]+\.\w+)`/g)].map(
    ([, path = '']) => path,
  )

const missing = (text: string): readonly string[] => filesNamed(text).filter((path) => !existsSync(path))

it('every file that leads a newcomer from a sentence to its screen is there', () => {
  expect(filesNamed(guide).length).toBeGreaterThan(20)
  expect(missing(guide)).toEqual([])
  expect(missing('`domain/cart/no-such-cart.ts`')).toEqual(['domain/cart/no-such-cart.ts'])
})

it('the sentence that it follows is still a rule of its feature', () => {
  const [, sentence = ''] = /## From a sentence to a screen\n\n'([^']+)'/.exec(guide) ?? []
  const feature = readFileSync('features/cart/fill-the-cart.feature', 'utf8')
  expect(feature).toContain(`Rule: ${sentence}\n`)
  expect(readFileSync('domain/cart/cart.ts', 'utf8')).toContain('Reached maximum stock')
})
