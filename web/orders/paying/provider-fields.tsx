import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { CardFields } from '#application/payments/card-client.ts'
import type { CardClientKey } from '#application/payments/contract.ts'
import type { Cents } from '#domain/shared/money.ts'
import { useServices } from '#web/services.ts'
import { spoken } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Bone } from '#web/ui/feedback/skeleton.tsx'
import { cardLook, onOtherLook } from './card-look.ts'
import * as css from './paying.css.ts'
import { providerFieldsMachine } from './provider-fields-machine.ts'

interface ProviderFieldsProps {
  readonly client: CardClientKey
  readonly total: Cents
  /** Nothing is fetched before somebody wants to pay by card. */
  readonly isWanted: boolean
  /** With null once they are gone. */
  readonly onFields: (fields: CardFields | null) => void
}

/** The fields of whoever takes this shop's cards, in their place. */
export function ProviderFields({ client, total, isWanted, onFields }: ProviderFieldsProps) {
  const { cardClients } = useServices()
  const place = useRef<HTMLDivElement>(null)
  const actor = useActorRef(providerFieldsMachine, {
    input: {
      show: async () => {
        const opened = await cardClients.open(client)
        if (!place.current) throw new Error('The place for the card has gone.')
        return opened.show(place.current, total, cardLook())
      },
    },
  })
  const snapshot = useSelector(actor, (current) => current)
  const { fields, problem } = snapshot.context

  useEffect(() => {
    if (isWanted) actor.send({ type: 'they are wanted' })
  }, [actor, isWanted])
  const tell = useEffectEvent(onFields)
  useEffect(() => {
    if (!fields) return
    tell(fields)
    const stop = onOtherLook((look) => fields.look(look))
    return () => {
      stop()
      tell(null)
      fields.remove()
    }
  }, [fields])

  const isLoading = !snapshot.matches('there') && !snapshot.matches('not there')
  return (
    <div aria-busy={isLoading}>
      {isLoading && (
        <div className={css.bones}>
          <p className={spoken} role="status">
            Loading the card form
          </p>
          <Bone height={48} />
          <div className={css.twoBones}>
            <Bone height={48} />
            <Bone height={48} />
          </div>
        </div>
      )}
      {snapshot.matches('not there') && (
        <Alert tone="err" role="alert">
          {problem}
          <span className={css.mend}>
            <Button onClick={() => actor.send({ type: 'try again' })}>Try again</Button>
          </span>
        </Alert>
      )}
      <div ref={place} />
    </div>
  )
}
