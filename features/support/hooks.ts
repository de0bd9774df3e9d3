import { After, AfterAll, Before, setDefaultTimeout, setWorldConstructor } from '@cucumber/cucumber'
import { endAll } from './endings.ts'
import { SanaaWorld } from './world.ts'

setWorldConstructor(SanaaWorld)
setDefaultTimeout(60_000)

/** What scenarios said that failed by no fault of the browser: that they are played once more cannot save them. */
const failures = new Map<string, string>()

// The first stage of a process starts a PostgreSQL and a browser before anything can be shown on it.
Before({ timeout: 240_000 }, async function (this: SanaaWorld, { pickle }) {
  const said = failures.get(pickle.id)
  if (said !== undefined) throw new Error(said)
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
    else failures.set(pickle.id, result?.message ?? '')
  }
  try {
    await this.photograph(pickle.uri, pickle.location?.line ?? 0)
    await this.leave()
    await this.stage?.close()
    this.demandRead()
  } catch (error) {
    // The playground, which says nothing of it, plays what failed as often as somebody wants.
    if (willBeRetried !== undefined) failures.set(pickle.id, failures.get(pickle.id) ?? String(error))
    throw error
  }
})

AfterAll(endAll)
