import { useSelector } from '@xstate/react'
import { type FormEvent, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { isUnavailable } from '#application/shared/unavailable.ts'
import { longestReason } from '#domain/shared/reason.ts'
import { refusal } from '#web/identity/refusal.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Dialog } from '#web/ui/navigation/dialog.tsx'
import * as css from './reason-dialog.css.ts'

interface ReasonDialogProps {
  readonly title: string
  /** Who reads the reason. */
  readonly hint: string
  /** How long it may be, in characters, where another rule than that of all reasons holds. */
  readonly longest?: number
  /** What the button says that does it. */
  readonly yes: string
  readonly failure: string
  /** @throws what the server refuses */
  readonly onReason: (reason: string) => Promise<void>
  readonly onClose: () => void
}

type Reason = Pick<ReasonDialogProps, 'onReason'> & { readonly reason: string }

const givingReason = sending<Reason>()

/** A no with a reason; what is wrong with the reason is told where it is written. */
function ReasonForm({
  hint,
  longest = longestReason,
  yes,
  failure,
  onReason,
  onClose,
}: Omit<ReasonDialogProps, 'title'>) {
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const actor = useLastingActor(
    givingReason,
    { send: ({ onReason: give, reason }) => give(reason) },
    {
      done: onClose,
      refused: ({ error }) => {
        const { text, fields } = refusal<'reason'>(error, failure)
        if (fields.reason !== undefined) {
          actor.send({ type: 'something is wrong', refusal: fields.reason })
          form.current?.querySelector('textarea')?.focus()
          return
        }
        mended()
        toast.error(text)
        onClose()
        // Somebody else may have been quicker, and the list is old.
        if (!isUnavailable(error)) void revalidate()
      },
    },
  )
  const flow = useSelector(actor, (current) => current)
  const mended = () => actor.send({ type: 'it is mended', left: null })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = new FormData(event.currentTarget).get('reason')
    actor.send({ type: 'send it', what: { onReason, reason: typeof reason === 'string' ? reason : '' } })
  }
  return (
    <form method="post" ref={form} className={css.form} noValidate onSubmit={onSubmit}>
      <TextArea
        name="reason"
        label="Reason"
        hint={hint}
        error={flow.context.refusal ?? undefined}
        rows={4}
        longest={longest}
        required
        onInput={mended}
      />
      <div className={css.actions}>
        <Button type="submit" look="danger" busy={!flow.matches('at rest') && 'Sending…'}>
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
