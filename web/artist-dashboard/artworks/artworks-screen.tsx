import { LayoutGrid, List, Plus, Upload } from 'lucide'
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom'
import { importPage, newArtworkPage, ownArtworksPage } from '#application/shared/dashboard-addresses.ts'
import type { ArtworksData } from '#web/artist-dashboard/artist-loaders.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { RowSkeletons } from '#web/dashboard/row-skeletons.tsx'
import { segment, segments } from '#web/dashboard/segments.css.ts'
import { Link } from '#web/navigation/link.tsx'
import { spoken } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'
import { useSlow } from '#web/ui/feedback/use-slow.ts'
import { ListPages } from '#web/ui/navigation/list-pages.tsx'
import { ArtworkFilters } from './artwork-filters.tsx'
import { ArtworkGrid } from './artwork-grid.tsx'
import { ArtworkTable } from './artwork-table.tsx'
import { type ArtworksAddress, artworksAddressFrom, artworksHref } from './artworks-address.ts'

function Views({ view }: { view: ArtworksAddress }) {
  const current = (mode: ArtworksAddress['view']) => (view.view === mode ? ('true' as const) : undefined)
  return (
    <nav className={segments} aria-label="How to show them">
      <Link className={segment} to={artworksHref({ ...view, view: 'table' })} aria-current={current('table')}>
        <Icon of={List} small />
        Table
      </Link>
      <Link className={segment} to={artworksHref({ ...view, view: 'grid' })} aria-current={current('grid')}>
        <Icon of={LayoutGrid} small />
        Grid
      </Link>
    </nav>
  )
}

/** Nothing hangs yet, or nothing fits what was asked for. */
function NoWorks({ isAsked }: { isAsked: boolean }) {
  return isAsked ? (
    <EmptyWall
      title="No work like that"
      action={
        <ButtonLink look="primary" to={ownArtworksPage}>
          Show all works
        </ButtonLink>
      }
    >
      None of your works fits what you look for.
    </EmptyWall>
  ) : (
    <EmptyWall
      title="Your first work hangs here soon"
      action={
        <ButtonLink look="primary" to={newArtworkPage}>
          Add artwork
        </ButtonLink>
      }
    >
      A picture, a title and a price are enough to begin with.
    </EmptyWall>
  )
}

/** All works of the artist, with what can be done with each. */
export function ArtworksScreen() {
  const { items, total, next } = useLoaderData<ArtworksData>()
  const view = artworksAddressFrom(new URLSearchParams(useLocation().search))
  const { state, location } = useNavigation()
  const isSlow = useSlow(state === 'loading' && location.pathname === ownArtworksPage)
  const Works = view.view === 'grid' ? ArtworkGrid : ArtworkTable
  const isAsked = view.q !== '' || view.state !== null
  return (
    <>
      <DashboardHead title="My artworks" count={total}>
        <Views view={view} />
        <ButtonLink to={importPage}>
          <Icon of={Upload} small />
          Import
        </ButtonLink>
        <ButtonLink look="primary" to={newArtworkPage}>
          <Icon of={Plus} small />
          Add artwork
        </ButtonLink>
      </DashboardHead>
      <ArtworkFilters view={view} />
      <p className={spoken} role="status">
        {isAsked && `${total} ${total === 1 ? 'artwork' : 'artworks'}`}
      </p>
      {isSlow ? (
        <RowSkeletons label="Your artworks are on their way" />
      ) : items.length > 0 ? (
        <Works works={items} />
      ) : (
        <NoWorks isAsked={isAsked} />
      )}
      <ListPages total={total} next={next} />
    </>
  )
}
