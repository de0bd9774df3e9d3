import { Logo } from '#web/ui/navigation/logo.tsx'
import * as css from './report-header.css.ts'

interface ReportHeaderProps {
  readonly pages: readonly { readonly name: string; readonly title: string }[]
  /** The name of the page that is open. */
  readonly here: string
}

/** The name of the shop, and the pages of its report. */
export function ReportHeader({ pages, here }: ReportHeaderProps) {
  return (
    <header className={css.header}>
      <Logo />
      <nav aria-label="Pages of this report">
        <ul className={css.pages}>
          {pages.map(({ name, title }) => (
            <li key={name}>
              <a
                className={css.page}
                href={`${name}.html`}
                {...(name === here && { 'aria-current': 'page' as const })}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
