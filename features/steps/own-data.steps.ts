import { ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { SanaaWorld } from '../support/world.ts'

/** What was saved last, as text. */
const files = new WeakMap<SanaaWorld, string>()

function holds(world: SanaaWorld, words: string): boolean {
  const file = files.get(world)
  ok(file, 'Nobody has taken their data along.')
  return file.includes(words)
}

Given('the address {string} is known to be hers', async function (this: SanaaWorld, address: string) {
  await this.stage.verifyAddress(address)
})

When('{member} takes her data along', async function (this: SanaaWorld, name: string) {
  files.set(this, await (await this.member(name)).takeData())
})

Then('her file tells of the order, and of all this:', function (this: SanaaWorld, table: DataTable) {
  for (const words of [this.orderNumber, ...table.raw().flat()])
    ok(holds(this, words), `The file says '${words}'.`)
})

/** How a password is kept, and what its place is called. */
const marksOfPasswords = ['$argon2', 'passwordHash', 'password_hash']

Then('it says nothing of her password', function (this: SanaaWorld) {
  for (const mark of marksOfPasswords) ok(!holds(this, mark), 'The file tells how her password is kept.')
})
