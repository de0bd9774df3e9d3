import type { Happening } from '#application/shared/happening.ts'
import type { Concerned, Happenings } from '#application/shared/happenings.ts'
import type { Rewindable } from './memory-unit-of-work.ts'

interface Listener {
  readonly userId: string
  readonly concerns: (concerned: Concerned) => boolean
  readonly heard: (happening: Happening) => void
  readonly missed: () => void
}

/** News within this process, told when the unit of work they were made in has become true. */
export class MemoryHappenings implements Happenings, Rewindable {
  private readonly listeners = new Set<Listener>()
  private waiting: readonly { readonly happening: Happening; readonly concerned: Concerned }[] = []
  private readonly artistIds: ReadonlyMap<string, string>

  /** @param artistIds the artist that an account is, by account */
  constructor(artistIds: ReadonlyMap<string, string>) {
    this.artistIds = artistIds
  }

  async tell(happening: Happening, concerned: Concerned): Promise<void> {
    this.waiting = [...this.waiting, { happening, concerned }]
  }

  async listen(
    { userId, role }: Parameters<Happenings['listen']>[0],
    heard: Listener['heard'],
    missed: Listener['missed'] = () => undefined,
  ): Promise<() => void> {
    const listener: Listener = {
      userId,
      heard,
      missed,
      concerns: ({ admins, artistId }) =>
        (admins === true && role === 'admin') ||
        (artistId !== undefined && this.artistIds.get(userId) === artistId),
    }
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  mark(): () => void {
    const before = this.waiting
    return () => {
      this.waiting = before
    }
  }

  done(): void {
    const due = this.waiting
    this.waiting = []
    for (const { happening, concerned } of due)
      for (const { userId, concerns, heard, missed } of this.listeners) {
        if (!concerns(concerned)) continue
        if (concerned.by === userId) missed()
        else heard(happening)
      }
  }
}
