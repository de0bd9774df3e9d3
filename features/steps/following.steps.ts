import { deepEqual, equal, ok } from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { loginOf } from '../support/login-of.ts'
import { titlesIn } from '../support/table.ts'
import type { SanaaWorld } from '../support/world.ts'

/** The newest first. */
const newsMails = async (world: SanaaWorld) =>
  (await world.stage.mailsTo(loginOf('Lena').email)).filter(({ subject }) => /new works? by/i.test(subject))

When('she no longer follows {string}', async function (this: SanaaWorld, artist: string) {
  await this.device.unfollow(artist)
})

When('she ends these mails by the link in the last one', async function (this: SanaaWorld) {
  const [mail] = await newsMails(this)
  const [link] = /https:\/\/\S+\?key=\S+/.exec(mail?.text ?? '') ?? []
  ok(link, 'There is no link in the last mail that ends them.')
  await this.stage.endMails(link)
})

Then('her list of artists holds:', async function (this: SanaaWorld, table: DataTable) {
  await this.sees(async () => deepEqual(await this.device.artistsFollowed(), titlesIn(table)))
})

Then(/^she has been told of new works (\d+) times?$/, async function (this: SanaaWorld, times: string) {
  equal((await newsMails(this)).length, Number(times))
})

Then(
  'the last of these mails names {string} and {string}, and not {string}',
  async function (this: SanaaWorld, one: string, other: string, neither: string) {
    const text = (await newsMails(this))[0]?.text ?? ''
    ok(text.includes(one) && text.includes(other), text)
    ok(!text.includes(neither), text)
  },
)
