import { useLoaderData } from 'react-router-dom'
import { type PendingData, pendingLimit } from '#web/admin-dashboard/admin-loaders.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListBody } from '#web/dashboard/list-body.tsx'
import { PendingArtists } from './pending-artists.tsx'

/** Who wants to sell here. */
export function PendingArtistsScreen() {
  const { items, total, next } = useLoaderData<PendingData>()
  return (
    <>
      <DashboardHead title="Pending artists" count={total} />
      <ListBody
        total={total}
        next={next}
        limit={pendingLimit}
        one="artist"
        many="artists"
        none={{
          title: 'Nobody waits',
          text: 'Whoever asks to sell here stands on this page, with profile and works.',
        }}
        isEmpty={items.length === 0}
      >
        <PendingArtists artists={items} />
      </ListBody>
    </>
  )
}
