import { FlaskConical } from 'lucide'
import { figures } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import type { CheckoutFields } from './checkout-form.ts'
import * as css from './checkout-screen.css.ts'

/** The card that pays while no money moves. */
export const testCard: Pick<CheckoutFields, 'cardNumber' | 'cardName' | 'expiryDate' | 'cvv'> = {
  cardNumber: '4242424242424242',
  cardName: 'Test Card',
  expiryDate: '12/34',
  cvv: '123',
}

/** Says that this shop's payments are pretended, and how to try each end. */
export function SandboxNotice({ onUse }: { onUse: () => void }) {
  return (
    <div className={css.sandbox}>
      <Icon of={FlaskConical} small />
      <div>
        Test shop: no money moves. Card <span className={figures}>4242 4242 4242 4242</span> pays,{' '}
        <span className={figures}>4000 0000 0000 0002</span> is declined,{' '}
        <span className={figures}>4000 0000 0000 9995</span> has insufficient funds.
      </div>
      <Button look="quiet" onClick={onUse}>
        Fill in the test card
      </Button>
    </div>
  )
}
