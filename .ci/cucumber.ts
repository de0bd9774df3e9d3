/** What plays features, as a program and what it is told first. Its workers begin as it did. */
export const cucumber = [
  'node',
  '--import',
  './.ci/native-matching.ts',
  'node_modules/@cucumber/cucumber/bin/cucumber.js',
] as const
