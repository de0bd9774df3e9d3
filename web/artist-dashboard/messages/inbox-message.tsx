import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { InboxMessage as Message } from '#application/artist-dashboard/contract.ts'
import { dayText, momentText } from '#web/orders/order-words.ts'
import { useServices } from '#web/services.ts'
import { figures, meta, muted, small, spoken } from '#web/theme/text.css.ts'
import { AnswerForm } from './answer-form.tsx'
import * as css from './messages-screen.css.ts'

/** A shopper's message: its subject, and what was written, once it is opened. */
export function InboxMessage({ message }: { message: Message }) {
  const { artistServices } = useServices()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const [isRead, setRead] = useState(message.read)
  const open = () => {
    setOpen(true)
    if (isRead) return
    setRead(true)
    // Read here is read, whether or not the server has heard of it; it is told again the next time.
    void artistServices()
      .then(({ dashboard }) => dashboard.markRead(message.id))
      // The navigation says how many are left.
      .then(() => revalidate())
      .catch(() => {})
  }
  return (
    <li>
      <details
        className={css.message}
        data-unread={isRead ? undefined : ''}
        onToggle={({ currentTarget }) => (currentTarget.open ? open() : setOpen(false))}
      >
        <summary className={css.summary}>
          <span className={css.dot} data-unread={isRead ? undefined : ''} aria-hidden="true" />
          <span>
            {!isRead && <span className={spoken}>Not read: </span>}
            <span className={css.subject}>{message.subject}</span>
            <br />
            <span className={`${small} ${muted}`}>
              {message.from}
              {message.answers.length > 0 && ', answered'}
            </span>
          </span>
          <time className={`${css.when} ${figures}`} dateTime={message.at}>
            {dayText(message.at)}
          </time>
        </summary>
        {isOpen && (
          <div className={css.inside}>
            <p className={css.words}>{message.text}</p>
            {message.answers.map(({ text, at }) => (
              <div key={at} className={css.answer}>
                <p className={meta}>You, {momentText(at)}</p>
                <p className={css.words}>{text}</p>
              </div>
            ))}
            <AnswerForm message={message} />
          </div>
        )}
      </details>
    </li>
  )
}
