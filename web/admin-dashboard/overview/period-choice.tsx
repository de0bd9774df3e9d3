import { type Period, periods } from '#application/admin/statistics-contract.ts'
import { adminPage } from '#application/shared/addresses.ts'
import { segment, segments } from '#web/dashboard/segments.css.ts'
import { Link } from '#web/navigation/link.tsx'
import { periodWords } from './periods.ts'

/** By what the charts count; it stands in the address. */
export function PeriodChoice({ period }: { period: Period }) {
  return (
    <nav className={segments} aria-label="Count by">
      {periods.map((each) => (
        <Link
          key={each}
          className={segment}
          to={each === 'day' ? adminPage : `${adminPage}?period=${each}`}
          aria-current={each === period ? 'true' : undefined}
        >
          {periodWords[each].label}
        </Link>
      ))}
    </nav>
  )
}
