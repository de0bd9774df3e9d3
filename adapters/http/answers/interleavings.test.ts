import type { IncomingMessage, ServerResponse } from 'node:http'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ChangedNames, MadeOf } from '#application/answers/public-changes.ts'
import { keptAnswers } from './kept-answers.ts'

const names = ['one', 'two'] as const
type Name = (typeof names)[number]

/** Whatever may come between, at any moment: a change, somebody who asks, a line that is cut. */
const happening = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('ask' as const), name: fc.constantFrom(...names) }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('write' as const), name: fc.constantFrom(...names) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('cut' as const), name: fc.constantFrom(...names) }) },
)

/** Of both: an answer is dropped for the other's sake, too. */
const madeOf: MadeOf = {
  names: new Set(names),
  ends: new Map(),
  until: Number.POSITIVE_INFINITY,
  isKnown: true,
}

/** A shop of two numbers that are told as they are, over a network that takes any time for each of its ways. */
function smallShop(scheduler: fc.Scheduler) {
  const travels = (what: string) => scheduler.schedule(Promise.resolve(), what)
  const versions: Record<Name, number> = { one: 0, two: 0 }
  let changed: Name[] = []
  let isCut = true
  let made = 0
  const answering = keptAnswers({
    answer: async (request, response) => {
      made += 1
      await travels('to read')
      const version = versions[request.url as Name]
      await travels('what was read')
      response.end(String(version))
    },
    isForAll: () => true,
    changes: {
      since: async (): Promise<ChangedNames> => {
        await travels('a question')
        const told = isCut ? 'everything' : changed
        changed = []
        isCut = false
        await travels('what it brought')
        return told
      },
      close: async () => undefined,
    },
    reads: { watched: async (work) => ({ result: await work(), madeOf }) },
    clock: { now: () => new Date(0) },
    trustProxy: false,
  })
  return {
    made: () => made,
    write(name: Name): void {
      versions[name] += 1
      changed.push(name)
    },
    cut(): void {
      isCut = true
    },
    versionOf: (name: Name): number => versions[name],
    async ask(name: Name): Promise<number> {
      const { promise, resolve } = Promise.withResolvers<string>()
      const request = { method: 'GET', url: name, headers: {} } as unknown as IncomingMessage
      const response = {
        writeHead: () => response,
        end: (body: unknown) => resolve(String(body)),
      } as unknown as ServerResponse
      await answering(request, response)
      return Number(await promise)
    },
  }
}

/** After each step of somebody all others come as far as they come by themselves. */
const stepwise = async (step: () => Promise<void>): Promise<void> => {
  await step()
  for (let turns = 0; turns < 2; turns++) await new Promise((resolve) => setImmediate(resolve))
}

it('answers with nothing older than what was true when it was asked, whatever comes between', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler({ act: stepwise }),
      fc.array(happening, { minLength: 10, maxLength: 40 }),
      async (scheduler, happenings) => {
        const shop = smallShop(scheduler)
        const asked: Promise<void>[] = []
        const { task } = scheduler.scheduleSequence(
          happenings.map(({ what, name }) => ({
            label: `${what} ${name}`,
            builder: async () => {
              if (what === 'write') return shop.write(name)
              if (what === 'cut') return shop.cut()
              const least = shop.versionOf(name)
              asked.push(shop.ask(name).then((version) => expect(version).toBeGreaterThanOrEqual(least)))
            },
          })),
        )
        await scheduler.waitFor(task)
        await scheduler.waitFor(Promise.all(asked))
        expect(shop.made()).toBeLessThanOrEqual(asked.length)
      },
    ),
    { numRuns: 400 },
  )
})
