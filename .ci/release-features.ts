import { parseArgs } from 'node:util'
import { allFeatures } from './report/all-features.ts'
import { releaseOf, rememberRelease } from './report/last-release.ts'

/** Remembers the features as they are released: the report says from then on what has changed since. */
const { positionals } = parseArgs({ allowPositionals: true })
const [name] = positionals
if (name === undefined) {
  process.stderr.write('Say which release it is: npm run features:release -- 1.0.0\n')
  process.exit(1)
}
await rememberRelease(releaseOf(allFeatures(), name, new Date().toISOString().slice(0, 10)))
process.stdout.write('Commit features/last-release.json with the release.\n')
