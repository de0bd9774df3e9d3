import { equal, ok } from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { loginOf } from '../support/login-of.ts'
import { type Wish, wishes } from '../support/roles/asker.ts'
import { adminWishes, artistWishes, type WorkWish } from '../support/roles/asker-at-work.ts'
import type { SanaaWorld } from '../support/world.ts'

const isWish = (text: string): text is Wish => (wishes as readonly string[]).includes(text)

const atWork: readonly string[] = [...artistWishes, ...adminWishes]
const isWorkWish = (text: string): text is WorkWish => atWork.includes(text)

Then(
  'Lena is told what does not come, and gets it once the shop answers again:',
  async function (this: SanaaWorld, table: DataTable) {
    ok(this.newAsker, 'There is no line to the shop that could be cut.')
    this.asker = await this.newAsker(loginOf('Lena'))
    for (const [wish = '', text] of table.raw()) {
      ok(isWish(wish), `Nobody knows how to ask for ${wish}.`)
      equal(await this.asker.askInVain(wish), text)
      await this.asker.askAgain(wish)
    }
  },
)

Then(
  /^(\w+), an (artist|admin), is told what does not happen, and gets it once the shop answers again:$/,
  async function (this: SanaaWorld, name: string, role: 'artist' | 'admin', table: DataTable) {
    ok(this.workers, 'There is no line to the shop that could be cut.')
    this.worker = await this.workers[role](name)
    for (const [wish = '', text] of table.raw()) {
      ok(isWorkWish(wish), `Nobody knows how to ask for ${wish}.`)
      equal(await this.worker.askInVain(wish), text)
      await this.worker.askAgain(wish)
    }
  },
)

When('the line to the shop is cut', async function (this: SanaaWorld) {
  await this.display.cutLine(true)
})

When('the line to the shop holds again', async function (this: SanaaWorld) {
  await this.display.cutLine(false)
})
