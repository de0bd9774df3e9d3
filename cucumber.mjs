const common = {
  paths: ['features/**/*.feature'],
  import: ['features/support/world.ts', 'features/steps/*.steps.ts'],
  strict: true,
  forceExit: true,
}

/** One feature, three levels: the same scenarios through other doors. A tag says where a scenario makes no sense. */
export const domain = {
  ...common,
  worldParameters: { level: 'domain' },
  tags: 'not @needs-a-screen',
  format: ['progress', 'json:reports/features-domain.json'],
}

export const http = {
  ...common,
  worldParameters: { level: 'http' },
  tags: 'not @needs-a-screen',
  format: ['progress', 'json:reports/features-http.json'],
}

export const browser = {
  ...common,
  worldParameters: { level: 'browser' },
  parallel: 2,
  format: ['progress', 'json:reports/features-browser.json'],
}

export default {}
