/** A table as it is written, its head first. */
export type Table = readonly (readonly string[])[]

export interface DraftStep {
  /** Tells it from others while the page is open. */
  readonly key: number
  readonly keyword: string
  readonly text: string
  /** What stands below it; empty as a rule. */
  readonly table: Table
}

/** A scenario as it is being written. */
export interface Draft {
  readonly name: string
  /** What its feature and its rule begin with. */
  readonly given: readonly DraftStep[]
  readonly steps: readonly DraftStep[]
  readonly examples: readonly Table[]
}

export type Part = 'given' | 'steps'

export const keywords = ['Given', 'When', 'Then', 'And', 'But'] as const

let keys = 0

export const newStep = (keyword: string, text = '', table: Table = []): DraftStep => ({
  key: ++keys,
  keyword,
  text,
  table,
})

export const newDraft = (): Draft => ({
  name: 'A new scenario',
  given: [],
  steps: [newStep('Given'), newStep('When'), newStep('Then')],
  examples: [],
})

/** The draft with one of its steps changed. */
export const withStep = (draft: Draft, part: Part, key: number, change: Partial<DraftStep>): Draft => ({
  ...draft,
  [part]: draft[part].map((step) => (step.key === key ? { ...step, ...change } : step)),
})

export const withoutStep = (draft: Draft, part: Part, key: number): Draft => ({
  ...draft,
  [part]: draft[part].filter((step) => step.key !== key),
})

export const withStepAfter = (draft: Draft, part: Part, key: number, added: DraftStep): Draft => ({
  ...draft,
  [part]: draft[part].flatMap((step) => (step.key === key ? [step, added] : [step])),
})

export const withCell = (table: Table, row: number, column: number, text: string): Table =>
  table.map((cells, y) => (y === row ? cells.map((cell, x) => (x === column ? text : cell)) : cells))

/** One row more, as the last one is. */
export const withRow = (table: Table): Table => [...table, table.at(-1) ?? []]

export const withoutRow = (table: Table, row: number): Table => table.filter((_, y) => y !== row)
