import { useState } from 'react'
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom'
import { ownArtworkPage, ownArtworksPage } from '#application/shared/dashboard-addresses.ts'
import type { ArtworkData } from '#web/artist-dashboard/artist-loaders.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { samePage } from '#web/shell/same-page.ts'
import { ArtworkForm } from './artwork-form.tsx'

/** Adding a work, or changing one: the same form, which goes on when a new work gets its address. */
export function ArtworkFormScreen() {
  const { work } = useLoaderData<ArtworkData>()
  const { id = 'new' } = useParams()
  const navigate = useNavigate()
  const { key: visit } = useLocation()
  // Each visit to the empty form begins another work.
  const wanted = id === 'new' ? `new ${visit}` : id
  const [open, setOpen] = useState<{ readonly key: string; readonly begun: string | null }>({
    key: wanted,
    begun: null,
  })
  if (wanted !== open.key && id !== open.begun) setOpen({ key: wanted, begun: null })
  const isNew = open.key.startsWith('new ')
  const onBegun = (begun: string) => {
    setOpen(({ key }) => ({ key, begun }))
    void navigate(ownArtworkPage(begun), { replace: true, state: samePage })
  }
  return (
    <>
      <DashboardHead
        title={isNew ? 'Add artwork' : 'Edit artwork'}
        back={{ to: ownArtworksPage, label: 'My artworks' }}
      />
      <ArtworkForm key={open.key} work={isNew ? null : work} onBegun={onBegun} />
    </>
  )
}
