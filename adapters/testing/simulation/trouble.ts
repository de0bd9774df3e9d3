/** What can go wrong with one call of a port. */
export const faults = [
  'refused',
  'reply lost',
  'twice',
  'slow',
  'very slow',
  'declined',
  'killed before',
  'killed after',
] as const
export type Fault = (typeof faults)[number]

/** A fault, and how many calls go well before it. */
export interface PlannedFault {
  readonly after: number
  readonly fault: Fault
}

/** The process has died: what it asks for is not done any more. */
export class Killed extends Error {}

/** Whoever was asked could not be reached, or could not be heard. */
export class Away extends Error {}

/** A store does a thing once or not at all; a refund alone is declined. */
const canBe = (fault: Fault, call: string, isElsewhere: boolean): boolean =>
  fault === 'declined'
    ? call.endsWith('.refund')
    : isElsewhere || !['twice', 'slow', 'very slow'].includes(fault)

/** A rule that was broken. */
export class Broken extends Error {}

/** What goes wrong in one run, call by call; nothing once it is healed. */
export class Trouble {
  /** Rare states that were reached, and how often. */
  readonly reached: Map<string, number>
  /** What happened, in order, where somebody wants to read it. */
  readonly log: string[] | null
  private plan: readonly PlannedFault[] = []
  private calls = 0
  /** How much has gone wrong in this run. */
  happened = 0
  /** A rule that was broken where the shop might not say so. */
  broken: Broken | null = null

  constructor(reached: Map<string, number>, log: string[] | null = null) {
    this.reached = reached
    this.log = log
  }

  begin(plan: readonly PlannedFault[]): void {
    this.plan = plan
    this.calls = 0
    this.happened = 0
    this.broken = null
  }

  heal(): void {
    this.plan = []
  }

  /** @param isElsewhere whether it goes out of the process @returns what goes wrong with this call */
  next(call: string, isElsewhere: boolean): Fault | null {
    const [first, ...rest] = this.plan
    if (!first || !canBe(first.fault, call, isElsewhere)) return null
    if (this.calls++ < first.after) return null
    this.plan = rest
    this.happened++
    this.calls = 0
    this.log?.push(`    ${call}: ${first.fault}`)
    return first.fault
  }

  sometimes(what: string): void {
    this.reached.set(what, (this.reached.get(what) ?? 0) + 1)
  }
}
