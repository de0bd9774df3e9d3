import type { Happening } from '#application/shared/happening.ts'
import type { Concerned, Happenings } from '#application/shared/happenings.ts'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'
import { type LineOptions, openLine } from './listening-line.ts'
import { postgresAccountArtists } from './postgres-account-artists.ts'

const channel = 'happenings'

/** PostgreSQL carries 8,000 bytes at a time: names and titles are told as far as anybody reads them in passing. */
const longestText = 300

interface Notice {
  readonly happening: Happening
  readonly concerned: Concerned
}

interface Listener {
  readonly userId: string
  readonly isAdmin: boolean
  readonly artistId: string | null
  readonly heard: (happening: Happening) => void
  readonly missed: () => void
}

const written = (notice: Notice): string =>
  JSON.stringify(notice, (_, value: unknown) =>
    typeof value === 'string' ? value.slice(0, longestText).toWellFormed() : value,
  )

const notify = prepared((db, { payload }: { readonly payload: string }) =>
  db.selectNoFrom(({ fn, val }) => fn('pg_notify', [val(channel), val(payload)]).as('told')),
)

/** News by way of PostgreSQL's notifications, which reach every process, and only once a transaction has become true. */
export function postgresHappenings(
  db: Database,
  line: Pick<LineOptions, 'url' | 'stopping' | 'pause' | 'pulse'>,
): Happenings {
  const artists = postgresAccountArtists(db)
  const listeners = new Set<Listener>()
  let opened: Promise<void> | undefined

  function hear(payload: string): void {
    const { happening, concerned } = JSON.parse(payload) as Notice
    for (const { userId, isAdmin, artistId, heard, missed } of listeners) {
      if (!((concerned.admins === true && isAdmin) || (artistId !== null && concerned.artistId === artistId)))
        continue
      if (concerned.by === userId) missed()
      else heard(happening)
    }
  }

  return {
    async tell(happening, concerned) {
      await notify(db, { payload: written({ happening, concerned }) })
    },

    async listen(caller, heard, missed) {
      const { userId, role } = caller
      const artistId = role === 'artist' ? ((await artists.artistOf(userId))?.id ?? null) : null
      opened ??= openLine({
        ...line,
        channel,
        heard: hear,
        restored: () => {
          for (const each of listeners) each.missed()
        },
      })
      await opened
      const listener: Listener = { userId, isAdmin: role === 'admin', artistId, heard, missed }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
