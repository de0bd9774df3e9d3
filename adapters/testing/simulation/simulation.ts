import { Memory } from '#adapters/memory/memory.ts'
import { rewindablesIn } from '#adapters/memory/shared/memory-unit-of-work.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { Actors } from './actors.ts'
import type { Act, Run } from './acts.ts'
import { Bank } from './bank.ts'
import { holdsInTheEnd, holdsNow } from './invariants.ts'
import type { Surroundings } from './life.ts'
import { openMarket } from './market.ts'
import { Post } from './post.ts'
import { type Plant, SimulatedShop } from './simulated-shop.ts'
import { Away, Killed, Trouble } from './trouble.ts'
import type { Truth } from './truth.ts'
import { Turns } from './turns.ts'

const minute = 60_000
const day = 24 * 60 * minute
const opening = new Date('2026-03-02T10:00:00Z')

/** How time passes once all trouble is over: what was silent is looked at, what nobody paid ends. */
const healing = [3 * minute, 20 * minute, 2 * 60 * minute, day, 3 * day]

/** What is no broken rule: the shop said no, could not be reached, or was killed. */
const isForeseen = (error: unknown): boolean =>
  isDomainError(error) ||
  error instanceof Away ||
  error instanceof Killed ||
  (error instanceof AggregateError && error.errors.every(isForeseen)) ||
  (error instanceof Error &&
    /bank has not answered|being sent by another process|did not go back/.test(error.message))

const inWords = ({ do: what, ...rest }: Act): string => `${what} ${JSON.stringify(rest)}`

/** A shop, its buyers and their bank, through which any number of runs go, one after the other. */
export class Simulation {
  readonly reached = new Map<string, number>()
  private readonly memory = new Memory()
  private time = opening.getTime()
  private readonly clock = {
    now: () => new Date(this.time),
    advance: (milliseconds: number) => void (this.time += milliseconds),
  }
  private readonly bank = new Bank(this.clock)
  private readonly post = new Post((number, cents) => this.returnByHand(number, cents))
  private readonly trouble: Trouble
  private readonly around: Surroundings
  private readonly shop: SimulatedShop
  private readonly actors: Actors
  private readonly reopen: readonly (() => void)[]

  /** @param plant a mistake that it is to find @param log what happens, where somebody wants to read it */
  constructor({ plant = (_, port) => port, log = null }: { plant?: Plant; log?: string[] | null } = {}) {
    const { memory, bank, post, clock } = this
    this.trouble = new Trouble(this.reached, log)
    this.around = { turns: new Turns(), trouble: this.trouble, clock, unit: false }
    this.shop = new SimulatedShop({ memory, bank, post, clock, around: this.around }, plant)
    this.actors = new Actors({ shop: this.shop, memory, bank, trouble: this.trouble, clock })
    openMarket(memory, opening)
    this.reopen = rewindablesIn(memory).map((each) => each.mark())
  }

  /** A person sends what they were asked for: to where it was taken, or to the account that a transfer came from. */
  private returnByHand(number: string, cents: number): void {
    for (const { key, orderNumber, attemptId, amount } of this.memory.orders.refundsDue.values()) {
      const payment = orderNumber === number && amount === cents && this.bank.payments.get(attemptId ?? '')
      if (!payment || payment.givenBack.has(key)) continue
      this.trouble.sometimes('a person gave back what a provider did not')
      payment.givenBack.set(key, cents)
      return
    }
    this.bank.transfers.set(number, (this.bank.transfers.get(number) ?? 0) - cents)
  }

  /** How much has gone wrong in this run. */
  get troubles(): number {
    return this.trouble.happened
  }

  private get truth(): Truth {
    const { memory, bank, post, troubles } = this
    const { aftermath } = this.actors
    const { wanted, putIn } = this.actors.buyers
    return { memory, bank, post, wanted, putIn, aftermath, now: this.clock.now(), troubles }
  }

  private begin({ faults }: Run): void {
    for (const rewind of this.reopen) rewind()
    this.time = opening.getTime()
    this.bank.clear()
    this.post.arrived.clear()
    this.actors.begin()
    this.shop.begin()
    this.trouble.begin(faults)
    this.around.unit = false
  }

  private async act(act: Act): Promise<void> {
    this.trouble.log?.push(inWords(act))
    try {
      await this.actors.perform(act)
    } catch (error) {
      if (!isForeseen(error)) throw error
      if (isDomainError(error)) this.trouble.sometimes(`refused: ${error.code}`)
      this.trouble.log?.push(`    → ${String(error)}`)
    }
  }

  /** Nothing goes wrong any more: whatever is left is done in the end. */
  private async heal(): Promise<void> {
    this.trouble.heal()
    this.trouble.log?.push('all trouble is over')
    this.shop.restart()
    await this.actors.aftermath.takeStatement()
    for (const pause of healing) {
      this.clock.advance(pause)
      await this.actors.doJobs()
    }
    // What no server took is read where admins see it.
    for (const { id, mail, givenUpAt } of this.memory.mails.values())
      if (givenUpAt !== null) await this.post.mailer.send(mail, id)
  }

  private check(rules: (truth: Truth) => void): void {
    if (this.trouble.broken) throw this.trouble.broken
    rules(this.truth)
  }

  /** Goes through one run. @throws Broken where a rule does not hold */
  async run(run: Run): Promise<void> {
    const { stackTraceLimit } = Error
    // Nearly every error is a foreseen one; where a run is played again, and told, each says where it comes from.
    if (!this.trouble.log) Error.stackTraceLimit = 0
    try {
      await this.goThrough(run)
    } finally {
      Error.stackTraceLimit = stackTraceLimit
    }
  }

  private async goThrough(run: Run): Promise<void> {
    this.begin(run)
    for (const { acts, turns } of run.steps) {
      const isRestart = acts.some((each) => each.do === 'restart')
      await this.around.turns.together(
        acts.map((act) => () => this.act(act)),
        turns,
      )
      if (isRestart || !this.shop.isAlive) this.shop.restart()
      this.check(holdsNow)
    }
    await this.heal()
    this.check(holdsInTheEnd)
    for (const event of this.memory.mails.keys()) this.trouble.sometimes(`mail ${event.split(':')[0]}`)
  }
}
