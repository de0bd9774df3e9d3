import { expect, it, vi } from 'vitest'
import { newDraft, newStep, type Table } from '../draft/draft.ts'
import { play } from './play.ts'

vi.mock('@cucumber/cucumber', () => import('./cucumber.ts'))
await import('../../support/world.ts')
await import('../../steps/gallery-beginnings.steps.ts')
await import('../../steps/pages.steps.ts')
await import('../../steps/shell.steps.ts')

/** What a sentence says that does not hold; empty where it does. */
const reasonFor = async (text: string, table: Table = []): Promise<string> => {
  const { runs, fault } = await play({ ...newDraft(), steps: [newStep('Given', text, table)] })
  return fault || runs.map(({ steps }) => steps[0]?.reason).join('\n')
}

it.each([
  ['Lena is at the gallery', []],
  ['she presses the button "Run"', []],
  ['the header marks at each of these places the way that one is on:', [['place'], ['the home page']]],
])('says that %s needs what this page has not', async (text, table) => {
  expect(await reasonFor(text, table)).toBe(
    'This sentence needs a screen or a server. This page has neither: it cannot be tried here.',
  )
})

it('says that something belongs below a sentence', async () => {
  expect(await reasonFor('the gallery shows these works, the newest last:')).toBe(
    'Something belongs below this sentence, such as a table: take it from those that are offered.',
  )
})
