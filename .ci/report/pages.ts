/** A page of the report: `index` is the first that one opens. */
export interface ReportPage {
  readonly name: string
  readonly title: string
  /** What the bundler begins with. */
  readonly entry: string
}

export const pages: readonly ReportPage[] = [
  { name: 'index', title: 'What people can do', entry: 'features/report/entry.tsx' },
]
