import type { ReportData } from './report-data.ts'

/** What data.js beside the page holds. @throws Error where it was not there */
export function givenReport(): ReportData {
  const { featureReport } = globalThis as { featureReport?: ReportData }
  if (!featureReport) throw new Error('data.js does not stand beside this page.')
  return featureReport
}
