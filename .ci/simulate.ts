import { parseArgs } from 'node:util'
import { neverReached } from '#adapters/testing/simulation/rare-states.ts'
import { simulate } from '#adapters/testing/simulation/simulate.ts'

const usage = 'npm run simulate [-- --seed N --runs N --path P]'

/** Runs after which every rare state has come about. */
const enough = 5_000

function whole(text: string, name: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number >= 0) return number
  process.stderr.write(`--${name} is a whole number.\n${usage}\n`)
  process.exit(2)
}

function asked() {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string' },
        runs: { type: 'string', default: '10000' },
        path: { type: 'string' },
      },
    })
    return values
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`)
    return process.exit(2)
  }
}

const values = asked()
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : whole(values.seed, 'seed')
const runs = whole(values.runs, 'runs')
const started = performance.now()
const { broken, reached, ...done } = await simulate({ runs, seed, path: values.path })
const seconds = ((performance.now() - started) / 1000).toFixed(1)
const missed = values.path === undefined && runs >= enough ? neverReached(reached) : []

if (broken) {
  process.stdout.write(`${broken.log.join('\n')}\n\n${broken.rule}\n${JSON.stringify(broken.run)}\n`)
  process.stdout.write(`To see it again: npm run simulate -- --seed ${seed} --path ${broken.path}\n`)
} else process.stdout.write(`${done.runs} runs with seed ${seed} in ${seconds} s: every rule holds.\n`)
if (missed.length > 0) process.stdout.write(`Never reached: ${missed.join(', ')}.\n`)
process.exit(broken || missed.length > 0 ? 1 : 0)
