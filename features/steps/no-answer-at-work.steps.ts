import { equal, ok } from 'node:assert/strict'
import { type DataTable, Then } from '@cucumber/cucumber'
import { adminWishes, artistWishes, type WorkWish } from '../support/roles/asker-at-work.ts'
import type { SanaaWorld } from '../support/world.ts'

const wishes: readonly string[] = [...artistWishes, ...adminWishes]
const isWish = (text: string): text is WorkWish => wishes.includes(text)

Then(
  /^(\w+), an (artist|admin), is told what does not happen, and gets it once the shop answers again:$/,
  async function (this: SanaaWorld, name: string, role: 'artist' | 'admin', table: DataTable) {
    ok(this.workers, 'There is no line to the shop that could be cut.')
    this.worker = await this.workers[role](name)
    for (const [wish = '', text] of table.raw()) {
      ok(isWish(wish), `Nobody knows how to ask for ${wish}.`)
      equal(await this.worker.askInVain(wish), text)
      await this.worker.askAgain(wish)
    }
  },
)
