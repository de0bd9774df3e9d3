import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { Happening } from '#application/shared/happening.ts'
import { useServices } from '#web/services.ts'

/**
 * Keeps a page up to date: what it shows is loaded again whenever something has happened that concerns whoever looks
 * at it. The ear must be quick to answer; it is also told nothing of what was missed while the line was down.
 */
export function useHappenings(heard: (happening: Happening) => void = () => {}): void {
  const { happenings } = useServices()
  const { revalidate } = useRevalidator()
  const hear = useEffectEvent(heard)
  const lookAgain = useEffectEvent(() => void revalidate())
  useEffect(
    () =>
      happenings.listen(
        (happening) => {
          hear(happening)
          lookAgain()
        },
        () => lookAgain(),
      ),
    [happenings],
  )
}
