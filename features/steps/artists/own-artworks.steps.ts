import { deepEqual, equal, ok } from 'node:assert/strict'
import { type DataTable, defineParameterType, Given, Then, When } from '@cucumber/cucumber'
import type { WorkState } from '#domain/catalogue/publishing.ts'
import { centsOf } from '../../support/parameter-types.ts'
import type { ArtistAtWork, ExportSeen } from '../../support/roles/artist.ts'
import type { SanaaWorld } from '../../support/world.ts'

defineParameterType({ name: 'painter', regexp: /Zawadi|Baraka/, transformer: (name: string) => name })
defineParameterType({
  name: 'standing',
  regexp: /draft|public|hidden|sold-out/,
  transformer: (text: string) => text as WorkState,
})

/** Whoever was spoken of last, the work, and what an export would bring in. */
interface AtWork {
  ownArtworks: ArtistAtWork
  title: string
  exported: ExportSeen | null
}

const artists = new WeakMap<SanaaWorld, Map<string, ArtistAtWork>>()
const atWork = new WeakMap<SanaaWorld, AtWork>()

function scene(world: SanaaWorld): AtWork {
  const found = atWork.get(world)
  if (!found) throw new Error('Nobody is at work yet.')
  return found
}

async function open(world: SanaaWorld, name: string, approved: boolean): Promise<void> {
  const all = artists.get(world) ?? new Map<string, ArtistAtWork>()
  artists.set(world, all.set(name, await world.artistsAtWork.open(name, approved)))
}

function take(world: SanaaWorld, name: string, title: string): ArtistAtWork {
  const ownArtworks = artists.get(world)?.get(name)
  if (!ownArtworks) throw new Error(`${name} has not opened a dashboard.`)
  atWork.set(world, { ownArtworks, title, exported: null })
  return ownArtworks
}

Given('{painter} is an artist of the gallery', function (this: SanaaWorld, name: string) {
  return open(this, name, true)
})

Given('{painter} is an artist who waits for an admin', function (this: SanaaWorld, name: string) {
  return open(this, name, false)
})

When(
  '{painter} begins a work called {string}',
  async function (this: SanaaWorld, name: string, title: string) {
    await take(this, name, title).begin(title)
  },
)

Given(
  '{painter} has shown a work called {string}',
  async function (this: SanaaWorld, name: string, title: string) {
    await take(this, name, title).hasShown(title)
  },
)

When('she writes of it:', async function (this: SanaaWorld, fields: DataTable) {
  await scene(this).ownArtworks.write(fields.rowsHash())
})

When('she adds a picture and says that it shows {string}', async function (this: SanaaWorld, alt: string) {
  await scene(this).ownArtworks.addPicture(alt)
})

When('she has the last picture hang first', async function (this: SanaaWorld) {
  await scene(this).ownArtworks.moveLastPictureFirst()
})

When('she takes its first picture off', async function (this: SanaaWorld) {
  await scene(this).ownArtworks.takeFirstPictureOff()
})

When('she has that picture back', async function (this: SanaaWorld) {
  await scene(this).ownArtworks.takePictureBack()
})

Then('its only picture shows {string}', async function (this: SanaaWorld, words: string) {
  await this.shopper.openWork(scene(this).title)
  await this.sees(async () => deepEqual((await this.shopper.work()).pictures, [words]))
})

Then(
  'its pictures show {string} and then {string}',
  async function (this: SanaaWorld, one: string, then: string) {
    await this.shopper.openWork(scene(this).title)
    await this.sees(async () => deepEqual((await this.shopper.work()).pictures, [one, then]))
  },
)

When('she adds a letter that is called {string}', async function (this: SanaaWorld, name: string) {
  await scene(this).ownArtworks.addLetter(name)
})

When('she publishes it', async function (this: SanaaWorld) {
  await scene(this).ownArtworks.publish()
})

When('she removes it', async function (this: SanaaWorld) {
  await scene(this).ownArtworks.remove()
})

When('she puts it back', async function (this: SanaaWorld) {
  await scene(this).ownArtworks.takeRemovalBack()
})

When('she makes a copy of it', async function (this: SanaaWorld) {
  await scene(this).ownArtworks.duplicate()
})

When('she opens it in another window', async function (this: SanaaWorld) {
  await scene(this).ownArtworks.openElsewhere()
})

When('she calls it {string} in the first window', async function (this: SanaaWorld, title: string) {
  await scene(this).ownArtworks.rename(title, 'here')
})

When('she calls it {string} in the other window', async function (this: SanaaWorld, title: string) {
  await scene(this).ownArtworks.rename(title, 'elsewhere')
})

When('every piece of {string} finds its buyer', async function (this: SanaaWorld, title: string) {
  await this.stage.sell(title, await this.stage.stockOf(title))
})

When('an admin hides it: {string}', async function (this: SanaaWorld, reason: string) {
  await this.artistsAtWork.hideByAdmin(scene(this).title, reason)
})

When(
  '{painter} looks at what this export would bring in:',
  async function (this: SanaaWorld, name: string, csv: string) {
    const exported = await take(this, name, '').preview(csv)
    atWork.set(this, { ...scene(this), exported })
  },
)

When('she imports it', async function (this: SanaaWorld) {
  await scene(this).ownArtworks.importAgain()
})

async function stands(world: SanaaWorld, state: WorkState): Promise<void> {
  const { ownArtworks, title } = scene(world)
  const [work] = (await ownArtworks.works()).filter((each) => each.title === title)
  equal(work?.state, state)
}

/** Whether shoppers come upon it in the gallery. */
async function isSeen(world: SanaaWorld): Promise<boolean> {
  await world.shopper.openGallery()
  const { shown } = await world.shopper.works()
  return shown.some(({ title }) => title === scene(world).title)
}

Then(
  /^(?:her|his) work is (draft|public|hidden|sold-out|a draft), and shoppers do not see it$/,
  async function (this: SanaaWorld, state: string) {
    await stands(this, state.replace('a ', '') as WorkState)
    equal(await isSeen(this), false)
  },
)

Then(
  'her work is {standing}, and shoppers see it for {money}',
  async function (this: SanaaWorld, state: WorkState, price: string) {
    await stands(this, state)
    equal(await isSeen(this), true)
    await this.shopper.openWork(scene(this).title)
    equal((await this.shopper.work()).price, price)
  },
)

Then('her work is {standing}, and shoppers see it', async function (this: SanaaWorld, state: WorkState) {
  await stands(this, state)
  equal(await isSeen(this), true)
})

Then('her works are none, and shoppers do not see it', async function (this: SanaaWorld) {
  deepEqual(await scene(this).ownArtworks.works(), [])
  equal(await isSeen(this), false)
})

Then('her works are {string}', async function (this: SanaaWorld, titles: string) {
  const works = await scene(this).ownArtworks.works()
  equal(works.map(({ title }) => title).join(', '), titles)
})

Then('all of them are drafts', async function (this: SanaaWorld) {
  const works = await scene(this).ownArtworks.works()
  deepEqual(new Set(works.map(({ state }) => state)), new Set(['draft']))
})

Then('the copy is a draft with {int} picture(s)', async function (this: SanaaWorld, pictures: number) {
  const works = await scene(this).ownArtworks.works()
  ok(works.some((work) => work.state === 'draft' && work.pictures === pictures))
})

Then('she is told that she receives {money}', async function (this: SanaaWorld, sum: string) {
  const { ownArtworks, title } = scene(this)
  const [work] = (await ownArtworks.works()).filter((each) => each.title === title)
  equal(work?.artistReceives, centsOf(sum))
})

Then('she is told about the {string}: {string}', function (this: SanaaWorld, field: string, text: string) {
  equal(scene(this).ownArtworks.refusal().fields[field], text)
})

Then('she is refused: {string}', function (this: SanaaWorld, text: string) {
  equal(scene(this).ownArtworks.refusal().message, text)
})

Then('she reads why: {string}', async function (this: SanaaWorld, reason: string) {
  const works = await scene(this).ownArtworks.works()
  equal(works[0]?.hiddenBecause, reason)
})

Then('{int} of {int} works would come in', function (this: SanaaWorld, fit: number, all: number) {
  const { exported } = scene(this)
  deepEqual([exported?.fit, exported?.works], [fit, all])
})

When(
  'she says that one {string} is {float} dollars',
  async function (this: SanaaWorld, currency: string, dollars: number) {
    const exported = await scene(this).ownArtworks.tellRate(currency, dollars)
    atWork.set(this, { ...scene(this), exported })
  },
)

Then('{string} of the file stays out', function (this: SanaaWorld, what: string) {
  deepEqual(scene(this).exported?.leftOut, [what])
})

Then(
  'line {int} is not fit to come in: {string}',
  function (this: SanaaWorld, line: number, problem: string) {
    deepEqual(scene(this).exported?.problems, [[line, problem]])
  },
)
