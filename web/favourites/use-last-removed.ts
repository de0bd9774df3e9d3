import { useState } from 'react'

export interface Removed {
  readonly id: string
  readonly index: number
}

/** What was taken out of a list last, and where it stood, for as long as it is not back. */
export function useLastRemoved(ids: readonly string[] | null): Removed | null {
  const [seen, setSeen] = useState(ids)
  const [removed, setRemoved] = useState<Removed | null>(null)
  if (seen !== ids) {
    setSeen(ids)
    const index = seen?.findIndex((id) => !ids?.includes(id)) ?? -1
    const id = seen?.[index]
    if (id !== undefined) setRemoved({ id, index })
  }
  return removed && ids && !ids.includes(removed.id) ? removed : null
}
