import type { OrderClaimsView } from '#application/claims/contract.ts'
import { FormFault } from '#web/identity/form-fault.tsx'
import * as returns from '#web/returns/returns.css.ts'
import { useServices } from '#web/services.ts'
import { heading } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { NeedsJavaScript } from '#web/ui/feedback/needs-javascript.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { PhotographsField } from './photographs-field.tsx'
import { useMessageForm } from './use-message-form.ts'

interface ClaimFormProps {
  readonly seen: OrderClaimsView
  readonly orderKey: string | undefined
}

/** Tells of a work that has arrived damaged. */
export function ClaimForm({ seen: { number, items, claims: known }, orderKey }: ClaimFormProps) {
  const { claims } = useServices()
  const { formProps, field, textField, photographsField, isSending, fault } = useMessageForm({
    name: `claim of ${number}`,
    failure: 'Your claim could not be sent. Please try again.',
    done: 'We have received it, and so has the artist.',
    send: ({ key, ...message }, { artworkId }) =>
      claims.open(number, { artworkId, ...message }, key, orderKey),
  })
  return (
    <section className={returns.boxes} aria-labelledby="new-claim">
      <h2 id="new-claim" className={heading.h2}>
        {known.length > 0 ? 'Another work' : 'What is wrong'}
      </h2>
      <form method="post" {...formProps} className={returns.form} aria-labelledby="new-claim">
        <Select
          {...field('artworkId')}
          label="Work"
          options={items.map(({ artworkId, title, artist }) => ({
            value: artworkId,
            label: `${title}, by ${artist.name}`,
          }))}
        />
        <TextArea
          {...textField}
          label="What is wrong with it"
          hint="What is damaged, and how it was packed. Keep the packaging until this is decided."
        />
        <PhotographsField {...photographsField} />
        <FormFault text={fault} />
        <NeedsJavaScript what="Telling us here" />
        <div className={returns.actions}>
          <Button type="submit" look="primary" busy={isSending && 'Sending…'}>
            Report damage
          </Button>
        </div>
      </form>
    </section>
  )
}
