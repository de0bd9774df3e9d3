/** What plays features, as a program and what it is told first. Its workers begin as it did. */
export const cucumber = [
  'node',
  // A shop answers in each of them, too: in the usual nursery of 16 MB a thirtieth of their time went into sweeping it.
  '--max-semi-space-size=64',
  '--import',
  './.ci/native-matching.ts',
  'node_modules/@cucumber/cucumber/bin/cucumber.js',
] as const
