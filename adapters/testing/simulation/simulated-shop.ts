import { adminPorts } from '#adapters/composition/admin/admin.tokens.ts'
import { allDoers } from '#adapters/composition/all-doers.ts'
import { artistDashboardPorts } from '#adapters/composition/artist-dashboard/artist-dashboard.tokens.ts'
import { artistPorts } from '#adapters/composition/artists/artists.tokens.ts'
import { type Assembly, assemble, type Given, given } from '#adapters/composition/assembly.ts'
import type { Token } from '#adapters/composition/binding.ts'
import { cartPorts } from '#adapters/composition/cart/cart.tokens.ts'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { identityPorts } from '#adapters/composition/identity/identity.tokens.ts'
import { memoryPorts } from '#adapters/composition/memory-ports.ts'
import { deliveryModule } from '#adapters/composition/notifications/notifications.delivery.ts'
import { mailServer, notificationPorts } from '#adapters/composition/notifications/notifications.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentPorts, paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { payoutPorts } from '#adapters/composition/payouts/payouts.tokens.ts'
import { returnPorts } from '#adapters/composition/returns/returns.tokens.ts'
import { serviceModules } from '#adapters/composition/service-modules.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { memoryStore } from '#adapters/composition/tokens.ts'
import { waitingPorts } from '#adapters/composition/waiting/waiting.tokens.ts'
import type { Memory } from '#adapters/memory/memory.ts'
import { sha256 } from '#adapters/system/system.ts'
import { deliveringOutbox } from '#application/notifications/delivering-outbox.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { JobDoers, JobKind, PutOff } from '#application/shared/jobs.ts'
import { givenTestSettings } from '../test-settings.ts'
import type { Bank } from './bank.ts'
import { fewPhones } from './few-phones.ts'
import { watchingFreeings } from './freeings.ts'
import { Life, type Surroundings } from './life.ts'
import type { Post } from './post.ts'

/** What services write to and read from, by the names that faults and plants are told by. */
const stores = {
  accounts: identityPorts.accounts,
  attempts: paymentPorts.attempts,
  audit: adminPorts.audit,
  carts: cartPorts.carts,
  contacts: artistPorts.contacts,
  dashboard: artistDashboardPorts.reader,
  deliveries: notificationPorts.deliveries,
  happenings: sharedPorts.happenings,
  jobs: sharedPorts.jobs,
  ledger: fairPayPorts.ledger,
  money: orderPorts.money,
  notices: paymentPorts.notices,
  orders: orderPorts.orders,
  outbox: notificationPorts.outbox,
  ownOrders: orderPorts.ownOrders,
  payoutAccounts: payoutPorts.accounts,
  payoutReader: payoutPorts.reader,
  payouts: payoutPorts.payouts,
  stock: orderPorts.stock,
  waiting: waitingPorts.waiting,
  withdrawals: returnPorts.withdrawals,
} as const

/** A mistake: puts another in the place of a port. */
export type Plant = (name: string, port: object) => object

/** The same ids for the same run. */
class CountedIds implements IdSource {
  private last = 0

  begin(): void {
    this.last = 0
  }

  newId(): string {
    return `00000000-0000-4000-8000-${String(++this.last).padStart(12, '0')}`
  }

  digits(count: number): string {
    return String((++this.last * 7919) % 10 ** count).padStart(count, '0')
  }

  secret(): string {
    return `secret-${++this.last}`
  }
}

interface World {
  readonly memory: Memory
  readonly bank: Bank
  readonly post: Post
  readonly clock: Clock
  readonly around: Surroundings
}

/** One process of the shop: its services, and those of their doers that jobs need. */
interface Process {
  readonly life: Life
  readonly shop: Assembly
  readonly doers: Partial<JobDoers>
}

/** So many lives have services of their own; what one of them kept would meet strangers in the next run. */
const processes = 4

/** The whole application over its memory ports: it can be killed, and started again. */
export class SimulatedShop {
  private readonly ids = new CountedIds()
  private readonly phones = fewPhones()
  private readonly all: readonly Process[]
  private current = 0

  constructor(world: World, plant: Plant) {
    const { memory } = world
    const plain = assemble(
      [...serviceModules, ...memoryPorts],
      [...givenTestSettings, given(memoryStore.memory, memory)],
    )
    const outbox = watchingFreeings(
      deliveringOutbox(plain.get(notificationPorts.outbox), memory.jobs),
      memory,
      world.around.trouble,
    )
    const real = new Map<string, object>(
      Object.entries(stores).map(([name, token]) => [
        name,
        plant(name, name === 'outbox' ? outbox : plain.get<object>(token as Token<object>)),
      ]),
    )
    this.all = Array.from({ length: processes }, () => this.process(world, plant, real))
  }

  private process(
    { memory, bank, post, clock, around }: World,
    plant: Plant,
    real: ReadonlyMap<string, object>,
  ): Process {
    const life = new Life(around)
    const met = Object.entries(stores).map(([name, token]): Given => {
      const port = real.get(name) ?? {}
      return given<object>(token, life.port(name, 'store', port))
    })
    const work = life.unitOfWork(plant('work', memory.work) as Memory['work'])
    const shop = assemble(
      [...serviceModules, ...memoryPorts, deliveryModule],
      [
        ...givenTestSettings,
        given(memoryStore.memory, memory),
        ...met,
        given(sharedPorts.work, work),
        given(system.clock, clock),
        given(system.ids, this.ids),
        given(system.digest, sha256),
        given(system.phones, this.phones),
        // How often somebody may ask is told elsewhere.
        given(sharedPorts.throttle, { count: async () => undefined, forget: async () => undefined }),
        given(
          orderPorts.statements,
          life.port('statements', 'elsewhere', {
            read: async () => ({ payments: bank.incoming.slice(), leftOut: [], assumed: null }),
          }),
        ),
        given(mailServer, life.port('mailer', 'elsewhere', plant('mailer', post.mailer) as Post['mailer'])),
        given(
          paymentWays,
          bank.ways((name, provider) =>
            life.port(name, 'elsewhere', plant(name, provider) as typeof provider),
          ),
        ),
      ],
    )
    return { life, shop, doers: allDoers(shop) }
  }

  private get running(): Process {
    const process = this.all[this.current]
    if (!process) throw new Error('There is no such process.')
    return process
  }

  /** A new process, in which nothing of the one before is left. */
  restart(): void {
    this.current = (this.current + 1) % processes
    this.running.life.isAlive = true
  }

  begin(): void {
    this.ids.begin()
    this.current = 0
    this.running.life.isAlive = true
  }

  get isAlive(): boolean {
    return this.running.life.isAlive
  }

  get<Service>(token: Token<Service>): Service {
    return this.running.shop.get(token)
  }

  /** Does a job, unless the process dies on the way. */
  async do<Kind extends JobKind>(kind: Kind, what: PutOff[Kind]): Promise<void> {
    const { life, doers } = this.running
    await doers[kind]?.(what)
    life.mustLive()
  }

  /** All that are done when they are called for, as `do` does them. */
  get doers(): Partial<JobDoers> {
    const kinds = Object.keys(this.running.doers) as JobKind[]
    return Object.fromEntries(kinds.map((kind) => [kind, (what: PutOff[typeof kind]) => this.do(kind, what)]))
  }
}
