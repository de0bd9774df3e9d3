import { useLoaderData } from 'react-router-dom'
import { artworkStates } from '#application/admin/contract.ts'
import type { ArtworksData } from '#web/admin-dashboard/admin-loaders.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListBody } from '#web/dashboard/list-body.tsx'
import { ListFilters } from '#web/dashboard/list-filters.tsx'
import { ArtworkTable } from './artwork-table.tsx'

const stateWords: Readonly<Record<(typeof artworkStates)[number], string>> = {
  public: 'On show',
  hidden: 'Hidden',
  featured: 'Featured',
}

const choices = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'All states' },
      ...artworkStates.map((value) => ({ value, label: stateWords[value] })),
    ],
  },
]

/** The works of all artists. */
export function ArtworksScreen() {
  const { items, total, next } = useLoaderData<ArtworksData>()
  return (
    <>
      <DashboardHead title="Artworks" count={total} />
      <ListFilters label="Search artworks" choices={choices} />
      <ListBody
        total={total}
        next={next}
        one="artwork"
        many="artworks"
        none={{ title: 'The walls are empty', text: 'As soon as an artist brings a work, it stands here.' }}
        isEmpty={items.length === 0}
      >
        <ArtworkTable works={items} />
      </ListBody>
    </>
  )
}
