import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { OwnArtworks, OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { ownArtworkPage } from '#application/shared/dashboard-addresses.ts'
import { refusal } from '#web/identity/refusal.ts'
import { useAccount } from '#web/identity/session/use-session.ts'
import { useServices } from '#web/services.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

export interface ArtworkActs {
  /** The work that something is being done with; null while nothing is. */
  readonly busy: string | null
  /** Removed works that can still come back, by id. */
  readonly removed: ReadonlySet<string>
  /** The work that has just come back; the keyboard goes there with it. */
  readonly back: string | null
  readonly duplicate: (work: OwnArtworkView) => void
  readonly hang: (work: OwnArtworkView) => void
  readonly takeDown: (work: OwnArtworkView) => void
  readonly remove: (work: OwnArtworkView) => void
  readonly putBack: (work: OwnArtworkView) => void
}

/** What can be done with a work without opening it. */
export function useArtworkActs(): ArtworkActs {
  const { artistServices } = useServices()
  const account = useAccount()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<string | null>(null)
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [back, setBack] = useState<string | null>(null)

  const act = async (
    { id }: OwnArtworkView,
    what: (artworks: OwnArtworks) => Promise<void>,
    failure: string,
  ): Promise<void> => {
    setBusy(id)
    try {
      await what((await artistServices()).artworks)
    } catch (error) {
      toast.error(refusal(error, failure).text)
    } finally {
      setBusy(null)
    }
  }
  const without = (id: string) => (all: ReadonlySet<string>) =>
    new Set([...all].filter((each) => each !== id))

  return {
    busy,
    removed,
    back,
    duplicate: (work) =>
      void act(
        work,
        async (artworks) => {
          const copy = await artworks.duplicate(work.id)
          toast.success('Copied. The copy is a draft.')
          await navigate(ownArtworkPage(copy.id))
        },
        'Failed to create artwork',
      ),
    hang: (work) =>
      void act(
        work,
        async (artworks) => {
          await artworks.publish(work.id, work.version)
          toast.success(
            account?.artistStatus === 'approved'
              ? `“${work.title}” hangs in the gallery.`
              : `“${work.title}” is ready. It hangs in the gallery as soon as you are approved.`,
          )
          await revalidate()
        },
        'Failed to update artwork',
      ),
    takeDown: (work) =>
      void act(
        work,
        async (artworks) => {
          await artworks.withdraw(work.id, work.version)
          toast.success(`“${work.title}” is a draft again.`)
          await revalidate()
        },
        'Failed to update artwork',
      ),
    remove: (work) =>
      void act(
        work,
        async (artworks) => {
          await artworks.remove(work.id)
          setBack(null)
          setRemoved((all) => new Set([...all, work.id]))
        },
        'The artwork could not be removed.',
      ),
    putBack: (work) =>
      void act(
        work,
        async (artworks) => {
          await artworks.putBack(work.id)
          setRemoved(without(work.id))
          setBack(work.id)
          await revalidate()
        },
        'The artwork could not be put back.',
      ),
  }
}
