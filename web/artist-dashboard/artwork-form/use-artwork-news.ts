import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from '#web/ui/feedback/toast.tsx'
import type { ArtworkFormActor } from './artwork-form-machine.ts'

/** Tells what has come of the work, and leads the keyboard to what has to be mended. */
export function useArtworkNews(actor: ArtworkFormActor, isApproved: boolean, onBegun: (id: string) => void) {
  const form = useRef<HTMLFormElement>(null)
  const begin = useEffectEvent(onBegun)
  useEffect(() => {
    const news = [
      actor.on('begun', ({ id }) => begin(id)),
      actor.on('hung', () =>
        toast.success(
          isApproved
            ? 'It hangs in the gallery.'
            : 'It is ready. It hangs in the gallery as soon as you are approved.',
        ),
      ),
      actor.on('both kept', () =>
        toast.info('This work was changed somewhere else too. Both changes are kept.'),
      ),
      actor.on('saved', () => toast.success('Your changes are saved.')),
      actor.on('taken down', () => toast.success('It is a draft again.')),
      actor.on('failed', ({ text }) => toast.error(text)),
      actor.on('refused', () => {
        // The marks are drawn first.
        requestAnimationFrame(() =>
          form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus(),
        )
      }),
    ]
    return () => {
      for (const each of news) each.unsubscribe()
    }
  }, [actor, isApproved])
  return form
}
