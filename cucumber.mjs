import { parseArgs } from 'node:util'
import { resultsOf, tagsNotAt } from './features/levels.ts'

// Pages are rendered as they are where people shop, without React's checks for developers.
process.env.NODE_ENV = 'production'

const text = { type: 'string', multiple: true }
const { values, positionals: files } = parseArgs({
  args: process.argv.slice(2),
  strict: false,
  options: {
    profile: { ...text, short: 'p' },
    format: { ...text, short: 'f' },
    parallel: text,
    name: text,
    tags: { ...text, short: 't' },
  },
})
/** Of these alone a run is of all scenarios still. */
const ofHow = new Set(['profile', 'format', 'parallel'])
const isOfAll = files.length === 0 && Object.keys(values).every((name) => ofHow.has(name))

/** What a level finds is kept; what a part of it finds is not all of it. */
const kept = (level) => (isOfAll ? [`json:${resultsOf(level)}`] : [])

const of = (level) => ({
  worldParameters: { level },
  tags: tagsNotAt[level].map((tag) => `not ${tag}`).join(' and '),
  format: ['progress', ...kept(level)],
})

const common = {
  // Files that are named take the place of all, beside which Cucumber would play them.
  ...(files.length === 0 && { paths: ['features/**/*.feature'] }),
  import: ['features/support/hooks.ts', 'features/steps/**/*.steps.ts'],
  strict: true,
  forceExit: true,
}

/** One feature, three levels: the same scenarios through other doors. A tag says where a scenario makes no sense. */
export const domain = {
  ...common,
  ...of('domain'),
  // A sign for each of 2,500 steps takes a tenth of the few seconds that all of them take.
  format: ['summary', ...kept('domain')],
}

export const http = { ...common, ...of('http'), parallel: 2 }

/** Once more only where Chromium ceased to draw a page, which features/support/hooks.ts sees to. */
export const browser = { ...common, ...of('browser'), parallel: 2, retry: 1 }

export default {}
