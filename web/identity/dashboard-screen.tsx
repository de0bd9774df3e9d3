import { useLoaderData } from 'react-router-dom'
import { Status } from '#web/ui/status.tsx'
import { artistStandings } from './artist-standing.ts'
import { DashboardRoom } from './dashboard-room.tsx'
import type { AccountData } from './identity-loaders.ts'

/** How an artist stands with the shop, and what happens next. */
export function DashboardScreen() {
  const { account } = useLoaderData<AccountData>()
  const { word, form, tone, title, text } = artistStandings[account.artistStatus ?? 'pending']
  return (
    <DashboardRoom
      title={title}
      text={text}
      status={
        <p>
          <Status form={form} tone={tone}>
            {word}
          </Status>
        </p>
      }
    />
  )
}
