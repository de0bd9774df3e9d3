import { useSelector } from '@xstate/react'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { OrderView } from '#application/orders/contract.ts'
import type { RefundWish } from '#domain/orders/refund.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { AskFirst } from '#web/admin-dashboard/ask-first.tsx'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { heading, spoken } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import * as options from '#web/ui/fields/options.css.ts'
import { type GivingPart, previewOf, type RefundChoice } from './refund-choice.ts'
import * as css from './refund-form.css.ts'
import { refundMachine } from './refund-machine.ts'
import { RefundedWorks, RefundOutcome } from './refund-parts.tsx'

interface RefundFormProps {
  readonly order: OrderView
  /** The form may be about to go. */
  readonly onGivenBack: () => void
  readonly title?: string
  readonly level?: 'h2' | 'h4'
  readonly chosen?: RefundChoice
  /** From whose part alone it is taken; from everybody's where nobody is named. */
  readonly part?: GivingPart | undefined
  /** Whether what stands beside it lets it be sent; says so there, if not. */
  readonly isReady?: () => boolean
  /** Gives it back in another way than by itself. */
  readonly giveBack?: (wish: RefundWish) => Promise<unknown>
}

/** Gives works, an amount or the rest of an order back; says before who gives how much of it. */
export function RefundForm({
  order,
  onGivenBack,
  title: words = 'Give money back',
  level: Heading = 'h2',
  chosen,
  part,
  isReady = () => true,
  giveBack,
}: RefundFormProps) {
  const { number, shipping } = order
  const items = part ? order.items.filter(({ artist }) => artist.id === part.artist.id) : order.items
  const left = part?.kept ?? order.left
  const { adminServices } = useServices()
  const { revalidate } = useRevalidator()
  const title = useId()
  const actor = useLastingActor(
    refundMachine,
    {
      chosen,
      giveBack: giveBack ?? (async (wish) => (await adminServices()).orders.refund(number, wish)),
      lookAgain: () => revalidate(),
    },
    {
      'given back': ({ amount }) => {
        toast.success(`${formatMoney(amount)} of order ${number} goes back.`)
        onGivenBack()
      },
    },
  )
  const flow = useSelector(actor, (current) => current)
  const { choice, fault, problem, asked } = flow.context
  const preview = previewOf(choice, order, part)
  const whole = 'wish' in preview ? preview : null
  const isBusy = !flow.matches('choosing') && !flow.matches('asking')
  const back = formatMoney(asked?.toBuyer ?? 0)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady()) actor.send({ type: 'give back', what: preview })
  }
  const way = (kind: RefundChoice['kind'], label: string, fields?: ReactNode) => (
    <div className={options.option}>
      <label className={options.optionHead}>
        <input
          type="radio"
          name="refund"
          checked={choice.kind === kind}
          onChange={() => actor.send({ type: 'kind chosen', kind })}
        />
        {label}
      </label>
      {fields && choice.kind === kind && <div className={options.optionBody}>{fields}</div>}
    </div>
  )
  return (
    <section aria-labelledby={title}>
      <Heading id={title} className={heading.h4}>
        {words}
      </Heading>
      <form
        method="post"
        className={css.form}
        noValidate
        onSubmit={submit}
        aria-labelledby={title}
        aria-busy={isBusy}
      >
        <div>
          <div aria-live="polite">
            {problem && (
              <div className={css.problem}>
                <Alert tone="err">{problem}</Alert>
              </div>
            )}
          </div>
          <fieldset>
            <legend className={spoken}>What goes back</legend>
            <div className={options.options}>
              {way(
                'works',
                'Works',
                <>
                  <RefundedWorks
                    items={items}
                    pieces={choice.pieces}
                    onChange={(artworkId, quantity) =>
                      actor.send({ type: 'pieces chosen', artworkId, quantity })
                    }
                  />
                  {fault?.field === 'works' && (
                    <Alert tone="err" role="alert">
                      {fault.text}
                    </Alert>
                  )}
                </>,
              )}
              {way(
                'amount',
                'An amount',
                <div className={css.amount}>
                  <Field
                    label="Amount in dollars"
                    figures
                    inputMode="decimal"
                    value={choice.amount}
                    error={fault?.field === 'amount' ? fault.text : undefined}
                    hint={`At most ${formatMoney(left)}`}
                    onChange={({ target }) => actor.send({ type: 'amount typed', amount: target.value })}
                  />
                </div>,
              )}
              {way(
                'all',
                `All that is left${part ? ` of what ${part.artist.name} sold` : ''}, ${formatMoney(left)}`,
              )}
            </div>
          </fieldset>
        </div>
        <RefundOutcome preview={whole} />
        <div>
          <Button type="submit" look="danger" busy={isBusy && 'Working…'}>
            {whole ? `Give back ${formatMoney(whole.toBuyer)}` : 'Give back'}
          </Button>
        </div>
      </form>
      <AskFirst
        question={
          flow.matches('asking')
            ? {
                title: `Give ${back} back?`,
                text: `${shipping.name} gets ${back} and a mail that says so. Works that go back and are not sent yet are not sent any more. This cannot be undone.`,
                yes: `Yes, give back ${back}`,
                onYes: () => actor.send({ type: 'yes' }),
              }
            : null
        }
        onClose={() => actor.send({ type: 'leave it' })}
      />
    </section>
  )
}
