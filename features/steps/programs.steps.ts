import { equal, ok } from 'node:assert/strict'
import { type DataTable, Then } from '@cucumber/cucumber'
import { loginOf } from '../support/login-of.ts'
import { type UnreadableForm, unreadableForms } from '../support/roles/program.ts'
import type { SanaaWorld } from '../support/world.ts'

const isForm = (text: string): text is UnreadableForm => (unreadableForms as readonly string[]).includes(text)

Then(
  'a program of {word}’s is told what is wrong with each form that it sends:',
  async function (this: SanaaWorld, name: string, table: DataTable) {
    ok(this.newProgram, 'No program reaches the shop here.')
    const program = await this.newProgram(loginOf(name))
    for (const [form = '', answer] of table.raw()) {
      ok(isForm(form), `Nobody knows how to send ${form}.`)
      equal(await program.send(form), answer)
    }
  },
)
