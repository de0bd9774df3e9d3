import type { Cents } from '#domain/shared/money.ts'

/** A payment as the sandbox knows it, whatever the shop believes. */
export interface SandboxPayment {
  /** The attempt that it belongs to. */
  readonly id: string
  readonly standing: 'waiting' | 'held' | 'taken' | 'ended'
  readonly amount: Cents
  /** Why it has ended, for the buyer. */
  readonly sentence: string | null
}

/** The sandbox's own books, one for all processes: what a real provider keeps at its end. */
export interface SandboxBooks {
  /** Writes a payment down; one that is there already stays as it is. @returns it as it is then */
  open(payment: SandboxPayment): Promise<SandboxPayment>
  payment(id: string): Promise<SandboxPayment | null>
  /** Where it stands so, changes it to this. @returns it as it is then; null where there is none */
  move(
    id: string,
    from: readonly SandboxPayment['standing'][],
    to: Pick<SandboxPayment, 'standing' | 'sentence'>,
  ): Promise<SandboxPayment | null>
  /** Gives back, once for each key, at most what was taken. @returns whether that could be */
  giveBack(key: string, id: string, amount: Cents): Promise<boolean>
  hasGivenBack(key: string): Promise<boolean>
}
