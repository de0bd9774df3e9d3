import { FlaskConical } from 'lucide'
import { Fragment } from 'react'
import type { PaymentTrial } from '#application/payments/contract.ts'
import { figures } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import * as css from './checkout-screen.css.ts'

/** Says that payments are only tried here, and how to try each end. */
export function TrialNotice({ trial, onUse }: { trial: PaymentTrial; onUse: () => void }) {
  return (
    <div className={css.trial}>
      <Icon of={FlaskConical} small />
      <div>
        {trial.notice} Card{' '}
        {trial.cards.map(({ cardNumber, does }, index) => (
          <Fragment key={cardNumber}>
            {index > 0 && ', '}
            <span className={`${figures} ${css.unbroken}`}>{cardNumber}</span> {does}
          </Fragment>
        ))}
        .
      </div>
      <Button look="quiet" onClick={onUse}>
        Fill in the test card
      </Button>
    </div>
  )
}
