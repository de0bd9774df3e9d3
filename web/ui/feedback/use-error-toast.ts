import { useEffect } from 'react'
import { toast } from './toast.tsx'

/** Tells what failed for as long as the screen that shows it is there; null where nothing did. */
export function useErrorToast(text: string | null): void {
  useEffect(() => {
    if (text === null) return
    const id = toast.error(text)
    return () => toast.dismiss(id)
  }, [text])
}
