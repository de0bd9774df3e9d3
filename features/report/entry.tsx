import '#web/theme/fonts.css'
import '#web/theme/global.css.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { givenReport } from './given-report.ts'
import { ReportPage } from './report-page.tsx'

const page = document.getElementById('page')
if (page)
  createRoot(page).render(
    <StrictMode>
      <ReportPage report={givenReport()} />
    </StrictMode>,
  )
