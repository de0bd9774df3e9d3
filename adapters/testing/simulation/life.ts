import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { Away, Broken, type Fault, Killed, type Trouble } from './trouble.ts'
import type { Turns } from './turns.ts'

const minute = 60_000

/** How a port is met: outside of the process one is late, doubled and unheard; a store does a thing or does not. */
export type Kind = 'elsewhere' | 'store'

/** What all lives of a process share. */
export interface Surroundings {
  readonly turns: Turns
  readonly trouble: Trouble
  readonly clock: { advance(milliseconds: number): void }
  /** Whether a unit of work is running: nobody else comes between its steps. */
  unit: boolean
}

type Method = (...values: unknown[]) => Promise<unknown>

/** A process, from its start until somebody kills it: nothing it asks for after that is done. */
export class Life {
  isAlive = true
  private readonly around: Surroundings

  constructor(around: Surroundings) {
    this.around = around
  }

  /** @throws Killed where it has died */
  mustLive(): void {
    if (!this.isAlive) throw new Killed('killed')
  }

  private die(): never {
    this.isAlive = false
    throw new Killed('killed')
  }

  private async before(fault: Fault | null): Promise<void> {
    const { clock, turns } = this.around
    if (fault === 'refused') throw new Away('away')
    if (fault === 'killed before') this.die()
    if (fault !== 'slow' && fault !== 'very slow') return
    clock.advance((fault === 'slow' ? 3 : 20) * minute)
    await turns.come()
    this.mustLive()
  }

  private async after(fault: Fault | null): Promise<void> {
    if (fault === 'killed after') this.die()
    if (fault === 'reply lost') throw new Away('no answer')
    await this.around.turns.come()
    this.mustLive()
  }

  /** What stands behind a port, for as long as this process lives and nothing goes wrong. */
  port<Port extends object>(name: string, kind: Kind, port: Port): Port {
    const methods = new Map<string | symbol, unknown>()
    return new Proxy({} as Port, {
      get: (_, key) => {
        if (!methods.has(key)) methods.set(key, this.method(name, kind, port, key))
        return methods.get(key)
      },
    })
  }

  private method(name: string, kind: Kind, port: object, key: string | symbol): unknown {
    const { turns, trouble } = this.around
    const what: unknown = Reflect.get(port, key)
    // What a provider is called, and what it agrees to, is known without asking.
    if (typeof what !== 'function' || key === 'agree') return what
    const call = `${name}.${String(key)}`
    const isElsewhere = kind === 'elsewhere'
    const ask: Method = (...values) => (what as Method).apply(port, values)

    const inUnit: Method = (...values) => {
      if (isElsewhere) trouble.broken = new Broken(`${call} was asked inside a unit of work`)
      this.mustLive()
      const fault = trouble.next(call, false)
      if (fault === 'refused' || fault === 'reply lost') throw new Away('away')
      if (fault === 'killed before' || fault === 'killed after') {
        trouble.sometimes('killed inside a unit of work')
        this.die()
      }
      return ask(...values)
    }

    return async (...values: unknown[]) => {
      if (this.around.unit) return inUnit(...values)
      await turns.come()
      this.mustLive()
      const fault = trouble.next(call, isElsewhere)
      if (fault && isElsewhere) trouble.sometimes(`${call} ${fault}`)
      await this.before(fault)
      if (fault === 'declined') return 'failed'
      if (fault === 'twice') await ask(...values)
      const answer = await ask(...values)
      await this.after(fault)
      return answer
    }
  }

  /** Units of work that may be refused, begun anew, and true without anybody hearing of it. */
  unitOfWork(real: UnitOfWork): UnitOfWork {
    const { turns, trouble } = this.around
    const atOnce = <Result>(work: () => Promise<Result>): Promise<Result> =>
      real.run(async () => {
        this.around.unit = true
        try {
          return await work()
        } finally {
          this.around.unit = false
        }
      })
    return {
      run: async (work) => {
        if (this.around.unit) return real.run(work)
        await turns.come()
        this.mustLive()
        const fault = trouble.next('work.run', true)
        if (fault) trouble.sometimes(`unit of work ${fault}`)
        await this.before(fault)
        if (fault === 'twice')
          await atOnce(async () => Promise.reject(await work().then(() => anew))).catch(unlessAnew)
        const result = await atOnce(work)
        await this.after(fault)
        return result
      },
    }
  }
}

const anew = new Error('Somebody else was in the way; it is begun anew.')
function unlessAnew(error: unknown): void {
  if (error !== anew) throw error
}
