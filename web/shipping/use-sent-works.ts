import { useEffect, useState } from 'react'
import type { WorkShipping } from '#application/shipping/contract.ts'
import { useServices } from '#web/services.ts'

/** Where works are sent to; none until that is known, or where nobody could say. */
export function useSentWorks(artworkIds: readonly string[]): readonly WorkShipping[] {
  const { shipping } = useServices()
  const [works, setWorks] = useState<readonly WorkShipping[]>([])
  const asked = artworkIds.toSorted().join(',')
  useEffect(() => {
    let isWanted = true
    const ids = asked === '' ? [] : asked.split(',')
    // Nobody is kept from the checkout, which asks again.
    void shipping.ofWorks(ids).then(
      (known) => isWanted && setWorks(known),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [shipping, asked])
  return works
}
