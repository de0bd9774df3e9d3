import type { Plugin } from 'vite'
import { awaitedPlugin } from '../playground/awaited-plugin.ts'
import { standInsPlugin } from '../playground/stand-ins-plugin.ts'
import { swapsPlugin } from '../playground/swaps-plugin.ts'

/** A page of the report: `index` is the first that one opens. */
export interface ReportPage {
  readonly name: string
  readonly title: string
  /** What the bundler begins with. */
  readonly entry: string
  /** What it needs of the bundler beside what all pages need. */
  readonly plugins?: readonly Plugin[]
}

export const pages: readonly ReportPage[] = [
  { name: 'index', title: 'What people can do', entry: 'features/report/entry.tsx' },
  {
    name: 'playground',
    title: 'Try the rules',
    entry: 'features/playground/entry.tsx',
    plugins: [standInsPlugin, awaitedPlugin, swapsPlugin],
  },
]
