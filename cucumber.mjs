import { resultsOf, tagsNotAt } from './features/levels.ts'

// Pages are rendered as they are where people shop, without React's checks for developers.
process.env.NODE_ENV = 'production'

const given = process.argv.slice(2)
const hasFiles = given.some((each) => /\.feature(:\d+)*$/.test(each))

/** What a level finds is kept; what a part of it finds is not all of it. */
const kept = (level) => (hasFiles || given.includes('--name') ? [] : [`json:${resultsOf(level)}`])

const of = (level) => ({
  worldParameters: { level },
  tags: tagsNotAt[level].map((tag) => `not ${tag}`).join(' and '),
  format: ['progress', ...kept(level)],
})

const common = {
  // Files that are named take the place of all, beside which Cucumber would play them.
  ...(!hasFiles && { paths: ['features/**/*.feature'] }),
  import: ['features/support/world.ts', 'features/steps/**/*.steps.ts'],
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

export const browser = { ...common, ...of('browser'), parallel: 2 }

export default {}
