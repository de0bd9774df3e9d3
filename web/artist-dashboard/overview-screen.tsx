import { Plus } from 'lucide'
import { useLoaderData } from 'react-router-dom'
import { newArtworkPage, parcelsPage } from '#application/shared/dashboard-addresses.ts'
import { formatMoney, sumOf } from '#domain/shared/money.ts'
import * as css from '#web/dashboard/blocks.css.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { FigureLine } from '#web/dashboard/figure-line.tsx'
import { useArtistPercent } from '#web/fair-pay/terms.ts'
import { Link } from '#web/navigation/link.tsx'
import { dayText } from '#web/orders/order-words.ts'
import { heading, link, muted, standalone } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import type { OverviewData } from './artist-loaders.ts'
import { keptSales } from './earnings/months.ts'
import { SalesChart } from './earnings/sales-chart.tsx'
import { ParcelTable } from './parcels/parcel-table.tsx'
import { StandingNotice } from './standing-notice.tsx'

/** How it goes: figures, sales, and what waits to be done. */
export function OverviewScreen() {
  const { profile, earnings, months, year, toShip, works } = useLoaderData<OverviewData>()
  const percent = useArtistPercent()
  const thisYear = months.filter(({ month }) => month.startsWith(String(year)))
  return (
    <>
      <DashboardHead title="Overview">
        <ButtonLink look="primary" to={newArtworkPage}>
          <Icon of={Plus} small />
          Add artwork
        </ButtonLink>
      </DashboardHead>
      <StandingNotice profile={profile} ready={works.forSale + works.soldOut} />
      <FigureLine
        figures={[
          {
            label: 'Net sales, this year',
            value: formatMoney(sumOf(thisYear.map(keptSales))),
            note: `${formatMoney(earnings.netSales)} in all, less refunds`,
          },
          {
            label: `You earned (${percent}\u00a0%)`,
            value: formatMoney(sumOf(thisYear.map(({ earned }) => earned))),
            note: `Next payout ${dayText(earnings.nextPayout.on)}: ${formatMoney(earnings.nextPayout.amount)}`,
          },
          {
            label: profile?.approval === 'approved' ? 'For sale now' : 'Ready for sale',
            value: String(works.forSale),
            note: `${works.soldOut} sold out`,
          },
          {
            label: 'Followers',
            value: String(profile?.followerCount ?? 0),
            note: `${works.all} ${works.all === 1 ? 'work' : 'works'} in your studio`,
          },
        ]}
      />
      <SalesChart months={months} />
      <section className={css.block} aria-labelledby="to-ship">
        <div className={css.blockHead}>
          <h2 id="to-ship" className={heading.h2}>
            Orders to ship
          </h2>
          <Link className={`${link} ${standalone}`} to={parcelsPage}>
            View All
          </Link>
        </div>
        {toShip.length > 0 ? (
          <ParcelTable orders={toShip} />
        ) : (
          <p className={muted}>Nothing waits to be sent.</p>
        )}
      </section>
    </>
  )
}
