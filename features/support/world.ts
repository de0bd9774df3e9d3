import { After, AfterAll, Before, setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber'
import { endAll } from './endings.ts'
import type { Member } from './member.ts'
import { type CheckoutField, checkoutFields, type Shopper } from './shopper.ts'
import type { Raised, Stage } from './stage.ts'
import './parameter-types.ts'
import { equal } from 'node:assert/strict'

type Level = 'domain' | 'http' | 'browser'

/** What one scenario works with: a shopper, and the stage behind them. */
export class SanaaWorld extends World<{ level: Level }> {
  shopper!: Shopper
  stage!: Stage
  newMember!: Raised['newMember']
  private readonly members = new Map<string, Member>()
  /** Titles seen on an earlier page. */
  worksSeen: readonly string[] = []

  get hasScreen(): boolean {
    return this.parameters.level === 'browser'
  }

  /** A screen needs a moment to show what was asked for; without one, what is there at once is what counts. */
  async sees(check: () => Promise<void>): Promise<void> {
    const deadline = Date.now() + (this.hasScreen ? 8_000 : 0)
    for (;;) {
      try {
        await check()
        return
      } catch (error) {
        if (Date.now() >= deadline) throw error
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  }

  /** Somebody in front of a browser of their own; the same name is the same browser. */
  async member(name: string): Promise<Member> {
    const known = this.members.get(name)
    if (known) return known
    const member = await this.newMember()
    this.members.set(name, member)
    return member
  }

  async leave(): Promise<void> {
    for (const member of this.members.values()) await member.leave()
    await this.shopper?.leave()
  }

  /** Checks the message at a field of the checkout; false where `what` is no such field. */
  async markedField(what: string, text: string): Promise<boolean> {
    if (!(checkoutFields as readonly string[]).includes(what)) return false
    equal(await this.shopper.fieldMessage(what as CheckoutField), text)
    return true
  }
}

setWorldConstructor(SanaaWorld)
setDefaultTimeout(60_000)

Before(async function (this: SanaaWorld) {
  const { raise } = await import(`./stages/${this.parameters.level}.ts`)
  Object.assign(this, await raise())
})

After(async function (this: SanaaWorld) {
  await this.leave()
  await this.stage?.close()
})

AfterAll(endAll)
