import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { InboxMessage } from '#application/artist-dashboard/contract.ts'
import { messageLimits } from '#domain/messages/message.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { isBlank } from '#domain/shared/tidy-text.ts'
import { refusal } from '#web/identity/refusal.ts'
import { useUnsent } from '#web/kept/use-unsent.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import * as css from './messages-screen.css.ts'

const answering = sending<{ readonly id: string; readonly text: string }, InboxMessage>()

/** An answer, which goes by email and shows neither address. */
export function AnswerForm({ message: { id, from } }: { message: InboxMessage }) {
  const { artistServices } = useServices()
  const { revalidate } = useRevalidator()
  const [text, setText] = useState('')
  useUnsent(`answer ${id}`, text === '' ? null : text, setText)
  const actor = useLastingActor(
    answering,
    {
      send: async (answer) => (await artistServices()).dashboard.answer(answer.id, answer.text),
      settle: revalidate,
    },
    {
      done: () => {
        setText('')
        toast.success('Your answer is on its way.')
      },
      refused: ({ error }) => {
        const reason = refusal(error, 'Your answer could not be sent.')
        if (isDomainError(error) && error.refusal === 'rule-broken') wrong(reason.text)
        else toast.error(reason.text)
      },
    },
  )
  const flow = useSelector(actor, (current) => current)
  const isSending = !flow.matches('at rest')
  const wrong = (reason: string) => actor.send({ type: 'something is wrong', refusal: reason })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (isBlank(text)) wrong('Please write an answer')
    else actor.send({ type: 'send it', what: { id, text } })
  }
  return (
    <form method="post" className={css.form} noValidate aria-label={`Answer ${from}`} onSubmit={submit}>
      <TextArea
        label={`Your answer to ${from}`}
        hint="Goes by email. Neither of you sees the other’s address."
        rows={4}
        longest={messageLimits.text}
        value={text}
        error={flow.context.refusal ?? undefined}
        onChange={({ target }) => {
          setText(target.value)
          actor.send({ type: 'it is mended', left: null })
        }}
      />
      <Button type="submit" look="primary" busy={isSending && 'Sending…'}>
        Send answer
      </Button>
    </form>
  )
}
