import { After, AfterAll, Before, setDefaultTimeout, setWorldConstructor } from '@cucumber/cucumber'
import { endAll } from './endings.ts'
import { keptFailures } from './failures.ts'
import { SanaaWorld } from './world.ts'

setWorldConstructor(SanaaWorld)
setDefaultTimeout(60_000)

const failures = keptFailures()

// The first stage of a process starts a PostgreSQL and a browser before anything can be shown on it.
Before({ timeout: 240_000 }, async function (this: SanaaWorld, { pickle }) {
  failures.demandNone(pickle.id)
  const isTagged = (tag: string) => pickle.tags.some(({ name }) => name === tag)
  await this.open({
    paidByMpesa: isTagged('@paid-by-mpesa'),
    paidByStripe: isTagged('@paid-by-stripe'),
    knowsAnotherProvider: isTagged('@knows-another-provider'),
    adminsNeedSecondFactor: isTagged('@admins-need-a-second-factor'),
    terms: {},
  })
})

After(async function (this: SanaaWorld, { pickle, result, willBeRetried }) {
  if (willBeRetried) {
    if (await this.isUndrawn?.())
      process.stderr.write(`\nChromium ceased to draw a page, and this is played once more: ${pickle.name}\n`)
    else failures.keep(pickle.id, result?.message ?? '')
  }
  try {
    await this.photograph(pickle.uri, pickle.location?.line ?? 0)
    await this.leave()
    await this.stage?.close()
    this.demandRead()
  } catch (error) {
    // The playground, which says nothing of it, plays what failed as often as somebody wants.
    if (willBeRetried !== undefined) failures.keep(pickle.id, String(error))
    throw error
  }
})

AfterAll(endAll)
