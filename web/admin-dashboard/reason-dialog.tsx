import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { isUnavailable } from '#application/shared/unavailable.ts'
import { refusal } from '#web/identity/refusal.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Dialog } from '#web/ui/navigation/dialog.tsx'
import * as css from './reason-dialog.css.ts'

interface ReasonDialogProps {
  readonly title: string
  /** Who reads the reason. */
  readonly hint: string
  /** What the button says that does it. */
  readonly yes: string
  readonly failure: string
  /** @throws what the dashboard refuses */
  readonly onReason: (reason: string) => Promise<void>
  readonly onClose: () => void
}

/** A no with a reason; what is wrong with the reason is told where it is written. */
function ReasonForm({ hint, yes, failure, onReason, onClose }: Omit<ReasonDialogProps, 'title'>) {
  const { revalidate } = useRevalidator()
  const [wrong, setWrong] = useState<string>()
  const [isSending, setSending] = useState(false)
  const submit = async (form: HTMLFormElement) => {
    const reason = new FormData(form).get('reason')
    setSending(true)
    try {
      await onReason(typeof reason === 'string' ? reason : '')
      onClose()
    } catch (error) {
      const { text, fields } = refusal<'reason'>(error, failure)
      setSending(false)
      setWrong(fields.reason)
      if (fields.reason !== undefined) form.querySelector('textarea')?.focus()
      else {
        toast.error(text)
        onClose()
        // Somebody else may have been quicker, and the list is old.
        if (!isUnavailable(error)) void revalidate()
      }
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending) void submit(event.currentTarget)
  }
  return (
    <form method="post" className={css.form} noValidate onSubmit={onSubmit}>
      <TextArea
        name="reason"
        label="Reason"
        hint={hint}
        error={wrong}
        rows={4}
        maxLength={1000}
        required
        onInput={() => setWrong(undefined)}
      />
      <div className={css.actions}>
        <Button type="submit" look="danger" busy={isSending && 'Sending…'}>
          {yes}
        </Button>
        <Button onClick={onClose}>Leave it</Button>
      </div>
    </form>
  )
}

/** Asks for the reason of a no. */
export function ReasonDialog({ isOpen, title, ...form }: ReasonDialogProps & { readonly isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} title={title} onClose={form.onClose}>
      {isOpen && <ReasonForm {...form} />}
    </Dialog>
  )
}
