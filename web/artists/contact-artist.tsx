import { useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/navigation/dialog.tsx'
import * as css from './contact-form.css.ts'
import { ContactForm } from './contact-form.tsx'
import { useContact } from './use-contact.ts'

/** The form has gone, and the keyboard's place with it. */
const focusNow = (button: HTMLButtonElement | null) => button?.focus()

/** Writing to an artist, without either side seeing the other's address. */
export function ContactArtist({ artist }: { artist: { readonly id: string; readonly name: string } }) {
  const [isOpen, setOpen] = useState(false)
  const desk = useContact(artist.id)
  const close = () => {
    setOpen(false)
    if (desk.isSent) desk.beginAnew()
  }
  return (
    <>
      <Button className={css.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Contact
      </Button>
      <Dialog
        isOpen={isOpen}
        title={desk.isSent ? 'Your message was sent' : `Write to ${artist.name}`}
        onClose={close}
        actions={
          desk.isSent && (
            <Button ref={focusNow} look="primary" onClick={close}>
              Close
            </Button>
          )
        }
      >
        <p role="status">
          {desk.isSent
            ? `It is kept for ${artist.name}, who reads it here or by email.`
            : 'It is kept for the artist, who reads it here or by email. Neither of you sees the other’s address.'}
        </p>
        {!desk.isSent && <ContactForm artist={artist.name} desk={desk} onCancel={close} />}
      </Dialog>
    </>
  )
}
