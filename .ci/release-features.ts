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
const git = (...words: readonly string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim()

// The features are read from the files, and the commit is to hold the same.
const uncommitted = git('status', '--porcelain')
if (uncommitted !== '') {
  process.stderr.write(
    `Commit all of the release first, or put it away. Not committed are:\n${uncommitted}\n`,
  )
  process.exit(1)
}
await rememberRelease(releaseOf(allFeatures(), name, new Date().toISOString().slice(0, 10)), {
  commit: git('rev-parse', 'HEAD'),
  migration: migrations.at(-1)?.name ?? '',
})
process.stdout.write('Commit features/last-release.json, after the commit that it names.\n')
