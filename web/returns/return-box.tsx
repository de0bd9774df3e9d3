import type { ReactNode } from 'react'
import type { LineView, ReturnView } from '#application/returns/contract.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { dayText } from '#web/orders/order-words.ts'
import { figures, heading, muted, small, workTitle } from '#web/theme/text.css.ts'
import { Status } from '#web/ui/feedback/status.tsx'
import { returnStatusWords, returnSteps } from './return-words.ts'
import * as css from './returns.css.ts'

/** Pieces of works in a line of text each. */
export function Works({ lines }: { lines: readonly LineView[] }) {
  return (
    <ul>
      {lines.map(({ artworkId, title, quantity }) => (
        <li key={artworkId} className={figures}>
          {quantity} × <span className={workTitle}>{title}</span>
        </li>
      ))}
    </ul>
  )
}

/** What goes back to an artist, how far it has come, and what somebody can do about it. */
export function ReturnBox({
  coming,
  title,
  level: Heading = 'h3',
  children,
}: {
  readonly coming: ReturnView
  readonly title: string
  readonly level?: 'h2' | 'h3'
  readonly children?: ReactNode
}) {
  const { status, lines, sendTo, sendBy, carrier, trackingNumber, givenBack } = coming
  const { word, form, tone } = returnStatusWords[status]
  const isOpen = status === 'expected' || status === 'sent'
  return (
    <section className={css.box} aria-label={title}>
      <div className={css.boxHead}>
        <Heading className={heading.h4}>{title}</Heading>
        <Status form={form} tone={tone}>
          {word}
        </Status>
      </div>
      <Works lines={lines} />
      {status === 'expected' && <p className={figures}>To be sent by {dayText(sendBy)}.</p>}
      {isOpen && sendTo !== null && (
        <div>
          <p className={`${small} ${muted}`}>Where to</p>
          <address className={css.address}>{sendTo}</address>
        </div>
      )}
      {(carrier ?? trackingNumber) !== null && (
        <p className={`${small} ${muted} ${figures}`}>
          {[carrier, trackingNumber].filter((each) => each !== null).join(' · ')}
        </p>
      )}
      <ol className={css.steps} aria-label="What has happened">
        {returnSteps(coming).map((step) => (
          <li key={step.word}>
            {step.word} <time dateTime={step.at}>{step.moment}</time>
          </li>
        ))}
        {givenBack > 0 && (
          <li>
            Given back <span>{formatMoney(givenBack)}</span>
          </li>
        )}
      </ol>
      {children}
    </section>
  )
}
