/** Who does something in a scenario. A visitor looks around; who has a cart, an order or an account is a shopper. */
export const persons = ['visitor', 'shopper', 'artist', 'admin'] as const
export type Person = (typeof persons)[number]

/** The doors through which the same scenarios go. */
export const levelNames = ['domain', 'http', 'browser'] as const
export type LevelName = (typeof levelNames)[number]

/** not-here: it makes no sense at this level. not-run: it does, and nobody tried it this time. */
export type Outcome = 'held' | 'failed' | 'not-here' | 'not-run'

/** What one level says of a scenario, of all its examples together. */
export interface LevelResult {
  readonly outcome: Outcome
  readonly seconds: number
  /** Why it is not here, or what did not hold; empty where it held. */
  readonly reason: string
  /** The line of the first step that did not hold. */
  readonly failedAt: number | null
}

export interface Step {
  readonly line: number
  readonly keyword: string
  readonly text: string
  readonly rows: readonly (readonly string[])[]
}

/** Examples of a scenario with gaps: names of the gaps, and what fills them, row by row. */
export interface Examples {
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Against the last release. */
export type Change = 'new' | 'changed' | null

/** How many of a kind are not as they were at the last release. */
export interface ChangeCounts {
  readonly all: number
  readonly new: number
  readonly changed: number
  /** Whether each new one says so; where most of them are new, none does. */
  readonly areMarked: boolean
}

export interface Picture {
  /** Beside the page. */
  readonly file: string
  readonly width: number
  readonly height: number
  /** The example that it shows; empty where there are none. */
  readonly of: string
}

export interface Scenario {
  /** `capability/feature/scenario`: what links name. */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly persons: readonly Person[]
  readonly steps: readonly Step[]
  readonly examples: readonly Examples[]
  readonly levels: Readonly<Record<LevelName, LevelResult>>
  readonly change: Change
  readonly pictures: readonly Picture[]
}

export interface Rule {
  readonly id: string
  /** The statement; empty for scenarios that stand under none. */
  readonly name: string
  readonly description: string
  readonly given: readonly Step[]
  readonly change: Change
  /** Whether all of its scenarios hold wherever they were tried. */
  readonly outcome: Exclude<Outcome, 'not-here'>
  readonly scenarios: readonly Scenario[]
}

export interface Feature {
  readonly id: string
  readonly capability: string
  readonly name: string
  readonly description: string
  readonly given: readonly Step[]
  readonly rules: readonly Rule[]
}

/** A text that the specification binds to the letter, and where it is proven. */
export interface BoundText {
  readonly place: string
  readonly text: string
  readonly scenarios: readonly string[]
}

export interface ReportData {
  readonly brand: string
  /** ISO 8601. */
  readonly madeAt: string
  readonly features: readonly Feature[]
  readonly texts: readonly BoundText[]
  readonly since: {
    readonly name: string
    /** A day, ISO 8601. */
    readonly date: string
    readonly rules: ChangeCounts
    readonly scenarios: ChangeCounts
    /** What stood there then and does so no longer. */
    readonly gone: readonly {
      readonly kind: 'rule' | 'scenario'
      readonly id: string
      readonly name: string
    }[]
  }
  /** The pages of the report. */
  readonly pages: readonly { readonly name: string; readonly title: string }[]
}
