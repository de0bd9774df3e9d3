// Pages are rendered as they are where people shop, without React's checks for developers.
process.env.NODE_ENV = 'production'

const reports = (level) => [
  'progress',
  `json:reports/features-${level}.json`,
  `html:reports/features-${level}.html`,
]

const common = {
  paths: ['features/**/*.feature'],
  import: ['features/support/world.ts', 'features/steps/**/*.steps.ts'],
  strict: true,
  forceExit: true,
}

/** One feature, three levels: the same scenarios through other doors. A tag says where a scenario makes no sense. */
export const domain = {
  ...common,
  worldParameters: { level: 'domain' },
  tags: 'not @needs-a-screen and not @needs-a-line and not @sent-by-a-program',
  format: reports('domain'),
}

export const http = {
  ...common,
  worldParameters: { level: 'http' },
  tags: 'not @needs-a-screen',
  parallel: 2,
  format: reports('http'),
}

export const browser = {
  ...common,
  worldParameters: { level: 'browser' },
  tags: 'not @not-on-screen-yet and not @sent-by-a-program',
  parallel: 2,
  format: reports('browser'),
}

export default {}
