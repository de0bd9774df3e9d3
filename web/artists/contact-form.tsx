import { type FormEvent, useRef } from 'react'
import { messageLimits } from '#domain/messages/message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { useFirstWrong } from '#web/ui/fields/use-first-wrong.ts'
import * as css from './contact-form.css.ts'
import type { MessageField } from './contact-machine.ts'
import type { ContactState } from './use-contact.ts'

interface ContactFormProps {
  readonly contact: ContactState
  readonly onCancel: () => void
}

/** Subject, message, and who writes. */
export function ContactForm({ contact, onCancel }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { form: written, writer, errors, failure, refusals, isSending, write, send } = contact
  const field = (name: MessageField) => ({
    name,
    value: written[name],
    error: errors[name],
    longest: messageLimits[name],
    onChange: (event: { readonly target: { readonly value: string } }) => write(name, event.target.value),
  })
  useFirstWrong(form, refusals)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form method="post" ref={form} className={css.form} noValidate onSubmit={submit}>
      {failure && (
        <Alert tone="err" role="alert">
          {failure}
        </Alert>
      )}
      <Field label="Subject" {...field('subject')} />
      <TextArea label="Message" rows={5} hint="An answer comes to you by email." {...field('text')} />
      {writer ? (
        <p>{`You write as ${writer.name}.`}</p>
      ) : (
        <div className={css.who}>
          <Field label="Your name" autoComplete="name" {...field('name')} />
          <Field label="Your email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
        </div>
      )}
      <div className={css.actions}>
        <Button look="primary" type="submit" busy={isSending && 'Sending…'}>
          Send message
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
