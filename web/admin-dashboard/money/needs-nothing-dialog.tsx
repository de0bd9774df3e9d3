import type { IncomingMoneyView } from '#application/orders/incoming-money-contract.ts'
import { type Dismissal, dismissalsOf } from '#domain/orders/incoming-money.ts'
import { isTakenBack } from '#domain/orders/incoming-payment.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/navigation/dialog.tsx'

const reasons: Readonly<Record<Dismissal, string>> = {
  duplicate: 'It was told of before',
  'no-order': 'It is for no order',
  'taken-back': 'I have seen to it',
}

const texts: Readonly<Record<'unplaced' | 'refused' | 'taken-back', string>> = {
  'taken-back':
    'The bank has taken it back: say so once you have seen to what it had paid, or if it was told of before. This cannot be undone.',
  unplaced:
    'It stays, and pays no order: it was told of before, or is interest, a payout of a provider or the like. This cannot be undone.',
  refused:
    'It is a payment that its order was paid with before, or that was told of before. Its buyer has been told that all of it goes back: please write to them that it does not. If it is more than its order was paid with, the rest still goes back, and stays listed. This cannot be undone.',
}

const textOf = (money: IncomingMoneyView): string =>
  texts[isTakenBack(money) ? 'taken-back' : money.standing === 'unplaced' ? 'unplaced' : 'refused']

interface NeedsNothingDialogProps {
  /** Null while nothing is asked. */
  readonly money: IncomingMoneyView | null
  readonly onDismiss: (money: IncomingMoneyView, why: Dismissal) => void
  readonly onClose: () => void
}

/** Asks why a payment stays that pays no order. */
export function NeedsNothingDialog({ money, onDismiss, onClose }: NeedsNothingDialogProps) {
  return (
    <Dialog
      isOpen={money !== null}
      title={money ? `Why do ${formatAgreed(money)} need nothing?` : ''}
      onClose={onClose}
      actions={
        <>
          {money &&
            dismissalsOf(money).map((why) => (
              <Button
                key={why}
                look="danger"
                onClick={() => {
                  onDismiss(money, why)
                  onClose()
                }}
              >
                {reasons[why]}
              </Button>
            ))}
          <Button onClick={onClose}>Leave it</Button>
        </>
      }
    >
      {money && textOf(money)}
    </Dialog>
  )
}
