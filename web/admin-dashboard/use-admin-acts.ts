import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { refusal } from '#web/identity/refusal.ts'
import { useServices } from '#web/services.ts'
import { toast } from '#web/ui/toast.tsx'
import type { AdminRooms } from './admin-rooms.ts'

/** Something to be done, and what is said of it. */
export interface Act {
  /** Of what it is done with. */
  readonly id: string
  readonly what: (rooms: AdminRooms) => Promise<unknown>
  readonly done: string
  /** What is told when nobody knows what went wrong. */
  readonly failure: string
}

/** What an admin does from a list: tells how it went, and shows the list anew. */
export function useAdminActs() {
  const { adminRooms } = useServices()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<string | null>(null)
  const act = async ({ id, what, done, failure }: Act): Promise<void> => {
    if (busy !== null) return
    setBusy(id)
    try {
      await what(await adminRooms())
      toast.success(done)
    } catch (error) {
      toast.error(refusal(error, failure).text)
    }
    // Also after a refusal: somebody else may have been quicker, and the list is old.
    await revalidate()
    setBusy(null)
  }
  return {
    /** What something is being done with; null while nothing is. */
    busy,
    act: (wanted: Act): void => void act(wanted),
  }
}
