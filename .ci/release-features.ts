import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { migrations } from '#adapters/postgres/migrations/migrations.ts'
import { allFeatures } from './report/all-features.ts'
import { releaseOf, rememberRelease } from './report/last-release.ts'

/**
 * Remembers the features as they are released, and which sources that are: the report says from then on what has changed since,
 * and tests hold the next version to one that goes on beside it.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const [name] = positionals
if (name === undefined) {
  process.stderr.write('Say which release it is: npm run features:release -- 1.0.0\n')
  process.exit(1)
}
await rememberRelease(releaseOf(allFeatures(), name, new Date().toISOString().slice(0, 10)), {
  commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
  migration: migrations.at(-1)?.name ?? '',
})
process.stdout.write('Commit features/last-release.json with the release.\n')
