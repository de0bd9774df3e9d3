import { Minus, Plus } from 'lucide'
import { Icon } from '#web/ui/buttons/icon.tsx'
import * as css from './quantity-stepper.css.ts'

interface QuantityStepperProps {
  /** Whose quantity it is: the title of the work. */
  readonly of: string
  readonly quantity: number
  readonly canDecrease: boolean
  readonly canIncrease: boolean
  /** A sentence beneath, such as 'Reached maximum stock'. */
  readonly note?: string | undefined
  readonly onChange: (quantity: number) => void
}

/** −, how many, +. A limit disables its button without taking the keyboard focus away from it. */
export function QuantityStepper({
  of,
  quantity,
  canDecrease,
  canIncrease,
  note,
  onChange,
}: QuantityStepperProps) {
  return (
    <span className={css.frame}>
      <span className={css.stepper} role="group" aria-label={`Quantity of ${of}`}>
        <button
          type="button"
          aria-label="Decrease quantity"
          aria-disabled={!canDecrease}
          onClick={() => canDecrease && onChange(quantity - 1)}
        >
          <Icon of={Minus} small />
        </button>
        <output>{quantity}</output>
        <button
          type="button"
          aria-label="Increase quantity"
          aria-disabled={!canIncrease}
          onClick={() => canIncrease && onChange(quantity + 1)}
        >
          <Icon of={Plus} small />
        </button>
      </span>
      {note && (
        <span className={css.atStock} role="status">
          {note}
        </span>
      )}
    </span>
  )
}
