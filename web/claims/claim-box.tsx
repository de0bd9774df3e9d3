import { type ReactNode, useEffect, useRef } from 'react'
import type { ClaimMessageView, ClaimView } from '#application/claims/contract.ts'
import type { ClaimSide } from '#domain/claims/claim.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { momentText } from '#web/orders/order-words.ts'
import * as returns from '#web/returns/returns.css.ts'
import { figures, heading, muted, spoken, workTitle } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Status } from '#web/ui/feedback/status.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { claimStatusWords } from './claim-words.ts'
import * as css from './claims.css.ts'
import { PhotographsField } from './photographs-field.tsx'
import { type SentMessage, useMessageForm } from './use-message-form.ts'

/** A photograph at another width. */
const photographAt = (imageUrl: string, width: number): string =>
  imageUrl.replace(/\/\d+(?=\?|$)/, `/${width}`)

interface ClaimBoxProps {
  readonly claim: ClaimView
  /** Who looks. */
  readonly side: ClaimSide
  readonly answer: (message: SentMessage) => Promise<unknown>
  readonly markRead: () => Promise<void>
  /** What else can be done, while it is open. */
  readonly children?: ReactNode
}

/** What is said about a damaged work, the first message first, and the way to say more. */
export function ClaimBox({ claim, side, answer, markRead, children }: ClaimBoxProps) {
  const { title, status, messages, givenBack, artist } = claim
  const { word, form, tone } = claimStatusWords[status]
  const isUnread = messages.some((message) => message.isUnread)
  const reading = useRef(markRead)
  useEffect(() => {
    // Seen here is read, whether or not the server has heard of it; it is told again the next time.
    if (isUnread) void reading.current().catch(() => undefined)
  }, [isUnread])
  return (
    <section className={returns.box} aria-label={`Damage to ${title}`}>
      <div className={returns.boxHead}>
        <h3 className={heading.h4}>
          <span className={workTitle}>{title}</span>
          {side === 'artist' ? '' : `, ${artist.name}`}
        </h3>
        <Status form={form} tone={tone}>
          {word}
        </Status>
      </div>
      <ol className={css.messages} aria-label="What was written">
        {messages.map((message) => (
          <Message key={message.id} message={message} isOwn={message.by === side} />
        ))}
      </ol>
      {status === 'closed' && (
        <p className={`${muted} ${figures}`}>
          {givenBack > 0 ? `${formatMoney(givenBack)} went back to the buyer.` : 'Nothing was given back.'}
        </p>
      )}
      {status === 'open' && (
        <>
          <AnswerForm claim={claim} send={answer} />
          {children && <div className={css.more}>{children}</div>}
        </>
      )}
    </section>
  )
}

function Message({ message, isOwn }: { message: ClaimMessageView; isOwn: boolean }) {
  const { name, text, at, isUnread, photographs } = message
  return (
    <li className={css.message} data-own={isOwn ? '' : undefined}>
      <p className={css.from}>
        <span className={css.name}>
          {isUnread && (
            <>
              <span className={css.dot} aria-hidden="true" />
              <span className={spoken}>Not read: </span>
            </>
          )}
          {isOwn ? 'You' : name}
        </span>
        <time className={`${muted} ${figures}`} dateTime={at}>
          {momentText(at)}
        </time>
      </p>
      <p className={css.words}>{text}</p>
      {photographs.length > 0 && (
        <div className={css.photographs}>
          {photographs.map(({ id, imageUrl, width, height }, place) => (
            <a key={id} className={css.photograph} href={photographAt(imageUrl, 1600)}>
              <img
                src={imageUrl}
                width={width}
                height={height}
                alt={`Photograph ${place + 1} of ${photographs.length}, by ${isOwn ? 'you' : name}`}
              />
            </a>
          ))}
        </div>
      )}
    </li>
  )
}

function AnswerForm({
  claim: { id, title },
  send,
}: {
  readonly claim: ClaimView
  readonly send: (message: SentMessage) => Promise<unknown>
}) {
  const { formProps, textField, photographsField, isSending } = useMessageForm({
    name: `claim ${id}`,
    failure: 'Your message could not be sent.',
    done: 'Your message is there.',
    send,
  })
  return (
    <form method="post" {...formProps} className={returns.form} aria-label={`Write about ${title}`}>
      <TextArea {...textField} label="Your message" />
      <PhotographsField {...photographsField} />
      <div className={returns.actions}>
        <Button type="submit" busy={isSending && 'Sending…'}>
          Send message
        </Button>
      </div>
    </form>
  )
}
