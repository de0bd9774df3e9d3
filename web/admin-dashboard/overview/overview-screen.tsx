import { useLoaderData } from 'react-router-dom'
import { adminArtistsPage, adminUsersPage } from '#application/shared/dashboard-addresses.ts'
import { type Category, categories, categoryLabel } from '#domain/catalogue/category.ts'
import { formatCount } from '#domain/shared/format-count.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { OverviewData } from '#web/admin-dashboard/admin-loaders.ts'
import { PendingArtists } from '#web/admin-dashboard/artists/pending-artists.tsx'
import { UserTable } from '#web/admin-dashboard/users/user-table.tsx'
import { block, blockHead } from '#web/dashboard/blocks.css.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { FigureLine } from '#web/dashboard/figure-line.tsx'
import { wholeDollars } from '#web/dashboard/whole-dollars.ts'
import { Link } from '#web/navigation/link.tsx'
import { dayText } from '#web/orders/order-words.ts'
import { heading, link, muted, small, standalone } from '#web/theme/text.css.ts'
import { ShareBars } from '#web/ui/charts/share-bars.tsx'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'
import { MoneySection } from './money-section.tsx'
import * as css from './overview-screen.css.ts'
import { PeriodChoice } from './period-choice.tsx'
import { periodWords, totalsOf } from './periods.ts'
import { SeriesSection } from './series-section.tsx'

/** How many works there are of each kind, the most first; imported works of no kind only where there are some. */
const sharesOf = (perCategory: Readonly<Record<string, number>>) =>
  ([...categories, 'other'] satisfies Category[])
    .map((category) => ({ name: categoryLabel(category), count: perCategory[category] ?? 0, category }))
    .filter(({ category, count }) => category !== 'other' || count > 0)
    .toSorted((one, other) => other.count - one.count)

function Figures({ users, artworks, artworksByDay }: OverviewData) {
  const usersPerDay = users.perDay.map(({ count }) => count)
  const works = artworksByDay.perPeriod.map(({ count }) => count)
  return (
    <FigureLine
      figures={[
        {
          label: 'Total users',
          value: formatCount(users.total),
          drawing: <Sparkline values={totalsOf(users.total, usersPerDay)} />,
        },
        { label: 'New users', value: formatCount(users.new), drawing: <Sparkline values={usersPerDay} /> },
        {
          label: 'Total artworks',
          value: formatCount(artworks.total),
          drawing: <Sparkline values={totalsOf(artworks.total, works)} />,
        },
        {
          label: 'Trending artworks',
          value: formatCount(artworks.trending),
          note: 'Looked at, loved or bought in the last 7 days',
        },
      ]}
    />
  )
}

/** How the shop goes, and what waits to be decided. */
export function OverviewScreen() {
  const data = useLoaderData<OverviewData>()
  const { period, series, artworks, pending, newest } = data
  const today = data.users.perDay.at(-1)?.day
  return (
    <>
      <DashboardHead title="Overview">
        <p className={`${small} ${muted}`}>{today && `Last 30 days, to ${dayText(today)}`}</p>
      </DashboardHead>
      <Figures {...data} />
      <div className={`${block} ${css.periods}`}>
        <PeriodChoice period={period} />
        <p className={`${small} ${muted}`} role="status">
          {periodWords[period].span}
        </p>
      </div>
      <div className={`${css.charts} ${css.unequal}`}>
        <SeriesSection
          what="New users"
          series={series.users}
          period={period}
          as="line"
          format={formatCount}
        />
        <section aria-labelledby="by-category">
          <h2 id="by-category" className={`${heading.h2} ${css.chartTitle}`}>
            Artworks by category
          </h2>
          <ShareBars shares={sharesOf(artworks.perCategory)} />
        </section>
      </div>
      <div className={`${css.charts} ${css.equal}`}>
        <SeriesSection what="Orders" series={series.orders} period={period} as="bars" format={formatCount} />
        <SeriesSection
          what="Revenue"
          series={series.revenue}
          period={period}
          as="bars"
          format={wholeDollars}
          exact={formatMoney}
          unit={100}
        />
        <SeriesSection
          what="New artworks"
          series={series.artworks}
          period={period}
          as="bars"
          format={formatCount}
        />
      </div>
      <MoneySection money={data.money} />
      <section className={block} aria-labelledby="pending">
        <div className={blockHead}>
          <h2 id="pending" className={heading.h2}>
            Pending artists
          </h2>
          {pending.total > 0 && (
            <Link className={`${link} ${standalone}`} to={adminArtistsPage}>
              View All
            </Link>
          )}
        </div>
        {pending.total > 0 ? (
          <PendingArtists artists={pending.items} as="h3" />
        ) : (
          <p className={muted}>Nobody waits for a decision.</p>
        )}
      </section>
      <section className={block} aria-labelledby="newest">
        <div className={blockHead}>
          <h2 id="newest" className={heading.h2}>
            Newest users
          </h2>
          <Link className={`${link} ${standalone}`} to={adminUsersPage}>
            View All
          </Link>
        </div>
        <UserTable users={newest} />
      </section>
    </>
  )
}
