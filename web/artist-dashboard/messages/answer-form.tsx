import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { InboxMessage } from '#application/artist-dashboard/contract.ts'
import { messageLimits } from '#domain/messages/message.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { refusal } from '#web/identity/refusal.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import * as css from './messages-screen.css.ts'

/** An answer, which goes by email and shows neither address. */
export function AnswerForm({ message: { id, from } }: { message: InboxMessage }) {
  const { artistServices } = useServices()
  const { revalidate } = useRevalidator()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isSending, setSending] = useState(false)
  const send = async () => {
    if (text.trim() === '') return setError('Please write an answer')
    setSending(true)
    try {
      await (await artistServices()).dashboard.answer(id, text)
      setText('')
      toast.success('Your answer is on its way.')
      await revalidate()
    } catch (failed) {
      const told = refusal(failed, 'Your answer could not be sent.')
      if (isDomainError(failed) && failed.refusal === 'rule-broken') setError(told.text)
      else toast.error(told.text)
    } finally {
      setSending(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending) void send()
  }
  return (
    <form method="post" className={css.form} noValidate aria-label={`Answer ${from}`} onSubmit={submit}>
      <TextArea
        label={`Your answer to ${from}`}
        hint="Goes by email. Neither of you sees the other’s address."
        rows={4}
        maxLength={messageLimits.text}
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" look="primary" busy={isSending && 'Sending…'}>
        Send answer
      </Button>
    </form>
  )
}
