import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/navigation/dialog.tsx'
import { ContactForm } from './contact-form.tsx'
import { useContact } from './use-contact.ts'

/** The form has gone, and the keyboard's place with it. */
const focusNow = (button: HTMLButtonElement | null) => button?.focus()

interface ContactDialogProps {
  readonly artist: { readonly id: string; readonly name: string }
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The form of a message, and what has become of it. */
export function ContactDialog({ artist, isOpen, onClose }: ContactDialogProps) {
  const contact = useContact(artist.id)
  const close = () => {
    onClose()
    contact.beginAnew()
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={contact.isSent ? 'Your message was sent' : `Write to ${artist.name}`}
      onClose={close}
      actions={
        contact.isSent && (
          <Button ref={focusNow} look="primary" onClick={close}>
            Close
          </Button>
        )
      }
    >
      <p role="status">
        {contact.isSent
          ? `It is kept for ${artist.name}, who reads it here or by email.`
          : 'It is kept for the artist, who reads it here or by email. Neither of you sees the other’s address.'}
      </p>
      {!contact.isSent && <ContactForm contact={contact} onCancel={close} />}
    </Dialog>
  )
}
