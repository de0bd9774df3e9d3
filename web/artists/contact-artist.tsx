import { useState } from 'react'
import { useWriters } from '#web/identity/session/use-writers.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import type { ContactDialog } from './contact-dialog.tsx'
import * as css from './contact-form.css.ts'

const bringDialog = () => import('./contact-dialog.tsx').then(({ ContactDialog }) => ContactDialog)

/** By then the form is on its way. */
const bringSoon = () => void bringDialog().catch(() => undefined)

/** Writing to an artist, without either side seeing the other's address. Few do: the form comes when it is wanted. */
export function ContactArtist({ artist }: { artist: { readonly id: string; readonly name: string } }) {
  const [Brought, setBrought] = useState<typeof ContactDialog | null>(null)
  const [isOpen, setOpen] = useState(false)
  const writers = useWriters()
  const open = async () => {
    try {
      const brought = await bringDialog()
      setBrought(() => brought)
      setOpen(true)
    } catch {
      toast.error('The form could not be opened. Please try again.')
    }
  }
  return (
    <>
      <Button
        className={css.opener}
        aria-haspopup="dialog"
        onPointerEnter={bringSoon}
        onFocus={bringSoon}
        onClick={() => void open()}
      >
        Contact
      </Button>
      {Brought && <Brought key={writers} artist={artist} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
