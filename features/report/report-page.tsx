import { useRef } from 'react'
import { wrap } from '#web/theme/layout.css.ts'
import { figures, standalone } from '#web/theme/text.css.ts'
import { look } from '#web/ui/buttons/button.css.ts'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'
import { BoundTexts } from './bound-texts.tsx'
import { countOf } from './finding/find.ts'
import { FindBar } from './finding/find-bar.tsx'
import { useFinding } from './finding/use-finding.ts'
import { everything } from './finding/wanted.ts'
import { Gone } from './gone.tsx'
import { FeatureList } from './list/feature-list.tsx'
import type { ReportData } from './report-data.ts'
import { ReportHeader } from './report-header.tsx'
import * as css from './report-page.css.ts'
import { SkipLink } from './skip-link.tsx'
import { Summary } from './summary.tsx'
import { useOpened } from './use-opened.ts'
import { goToFirst, useWalking } from './use-walking.ts'
import { capabilityName, counted } from './words.ts'

/** Everything the shop promises, and whether it holds. */
export function ReportPage({ report }: { report: ReportData }) {
  const { wanted, want, found, target } = useFinding(report)
  const { opened, toggle } = useOpened(target)
  const field = useRef<HTMLInputElement>(null)
  useWalking(field)
  const count = countOf(found.features)
  const isWanted = Object.values(wanted).some(Boolean)
  const capabilities = [...new Set(report.features.map(({ capability }) => capability))]
  const shown = Map.groupBy(found.features, ({ capability }) => capability)
  return (
    <>
      <SkipLink to="words">Skip to the search</SkipLink>
      <ReportHeader pages={report.pages} here="index" />
      <main className={wrap}>
        <Summary report={report} want={want} />
        <FindBar
          wanted={wanted}
          want={want}
          capabilities={capabilities}
          since={report.since.name}
          field={field}
          goOn={goToFirst}
        />
        <div className={css.count}>
          <p role="status" className={figures}>
            {count.rules > 0 && `${counted(count.rules, 'promise')}, `}
            {counted(count.scenarios, 'scenario')}
            {found.meant !== '' && `. Nothing says “${wanted.q}”: this says “${found.meant}”`}
          </p>
          {isWanted && (
            <button type="button" className={look.quiet} onClick={() => want(everything)}>
              Show everything
            </button>
          )}
        </div>
        <div className={css.columns}>
          <nav className={css.index} aria-label="Capabilities">
            <ul>
              {[...shown].map(([capability, features]) => (
                <li key={capability}>
                  <a
                    className={`${standalone} ${css.entry}`}
                    href={`#${capability}`}
                    onClick={(event) => {
                      // What was looked for stays in the address.
                      event.preventDefault()
                      document.getElementById(capability)?.scrollIntoView()
                      document.getElementById(`${capability}-name`)?.focus({ preventScroll: true })
                    }}
                  >
                    {capabilityName(capability)}
                    <span className={css.number}>{countOf(features).scenarios}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={css.list}>
            <FeatureList
              features={found.features}
              words={found.words}
              opened={opened}
              toggle={toggle}
              canBeTried={report.pages.some(({ name }) => name === 'playground')}
            />
            {count.scenarios === 0 && (
              <EmptyWall
                title="Nothing like that is promised"
                action={
                  <button type="button" className={look.secondary} onClick={() => want(everything)}>
                    Show everything
                  </button>
                }
              >
                Try fewer words, or lift a choice.
              </EmptyWall>
            )}
            {(wanted.changed || !isWanted) && <Gone since={report.since} />}
            {!isWanted && <BoundTexts texts={report.texts} features={report.features} />}
          </div>
        </div>
      </main>
    </>
  )
}
