import { wrap } from '#web/theme/layout.css.ts'
import { heading } from '#web/theme/text.css.ts'
import type { ReportData } from './report-data.ts'
import { ReportHeader } from './report-header.tsx'

/** Everything the shop promises, and whether it holds. */
export function ReportPage({ report }: { report: ReportData }) {
  return (
    <>
      <ReportHeader pages={report.pages} here="index" />
      <main className={wrap}>
        <h1 className={heading.display}>What people can do at {report.brand}</h1>
      </main>
    </>
  )
}
