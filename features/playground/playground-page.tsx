import { wrap } from '#web/theme/layout.css.ts'
import { heading, lead } from '#web/theme/text.css.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import type { ReportData } from '../report/report-data.ts'
import { ReportHeader } from '../report/report-header.tsx'
import { SkipLink } from '../report/skip-link.tsx'
import { BrokenRules } from './broken-rules.tsx'
import { ScenarioEditor } from './editor/scenario-editor.tsx'
import * as css from './playground-page.css.ts'
import { ScenarioList } from './scenario-list.tsx'
import { usePlayground } from './use-playground.ts'

/** The shop's rules, to be tried with other examples and with other sentences. */
export function PlaygroundPage({ report }: { readonly report: ReportData }) {
  const playground = usePlayground(report)
  return (
    <>
      <SkipLink to="scenario">Skip to the scenario</SkipLink>
      <ReportHeader pages={report.pages} here="playground" />
      <main className={`${wrap} ${css.page}`}>
        <div className={css.head}>
          <h1 className={heading.h1}>Try the rules</h1>
          <p className={lead}>
            Change an example, or write a scenario of your own, and see which sentence holds. The rules of{' '}
            {report.brand} itself run here, in this page: nothing leaves it.
          </p>
        </div>
        <ScenarioList playground={playground} />
        <div className={css.main}>
          {playground.lost !== '' && (
            <Alert tone="warn" role="status">
              {playground.lost}
            </Alert>
          )}
          <BrokenRules playground={playground} />
          <ScenarioEditor playground={playground} />
        </div>
      </main>
    </>
  )
}
