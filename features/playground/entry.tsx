// What stands in for Node comes first: everything after it asks for it.
import './stand-ins/buffer.ts'
import './stand-ins/async-hooks.ts'
import '#web/theme/fonts.css'
import '#web/theme/global.css.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { givenReport } from '../report/given-report.ts'
import { PlaygroundPage } from './playground-page.tsx'
import '../support/hooks.ts'

import.meta.glob('../steps/**/*.steps.ts', { eager: true })

const page = document.getElementById('page')
if (page)
  createRoot(page).render(
    <StrictMode>
      <PlaygroundPage report={givenReport()} />
    </StrictMode>,
  )
