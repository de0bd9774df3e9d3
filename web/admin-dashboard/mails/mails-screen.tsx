import { useLoaderData } from 'react-router-dom'
import { mailStates, type UndeliveredMail } from '#application/admin/undelivered-mails-contract.ts'
import type { MailsData } from '#web/admin-dashboard/admin-loaders.ts'
import { whenText } from '#web/admin-dashboard/log/log-words.ts'
import { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'
import { email, name } from '#web/admin-dashboard/users/user-table.css.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListBody } from '#web/dashboard/list-body.tsx'
import { ListFilters } from '#web/dashboard/list-filters.tsx'
import { ListTable } from '#web/dashboard/list-table.tsx'
import { type StatusWords } from '#web/orders/order-words.ts'
import { figures, muted } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Status } from '#web/ui/feedback/status.tsx'
import * as css from './mails-screen.css.ts'

const stateWords: Readonly<Record<UndeliveredMail['state'], StatusWords>> = {
  kept: { word: 'Kept', form: 'ended', tone: 'warn' },
  waiting: { word: 'Waiting', form: 'waits', tone: 'info' },
  'given-up': { word: 'Given up', form: 'ended', tone: 'mute' },
}

const choices = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'All states' },
      ...mailStates.map((value) => ({ value, label: stateWords[value].word })),
    ],
  },
]

/** Mails that have not left: whom to tell in another way. What they say is between the shop and whom they go to. */
export function MailsScreen() {
  const { items, total, next } = useLoaderData<MailsData>()
  const { act, busy } = useAdminActs()
  return (
    <>
      <DashboardHead title="Undelivered mails" count={total} />
      <p className={`${css.note} ${muted}`}>
        A kept mail was written while no mail server was set, and is not sent any more. One that waits is
        tried for three days. One that is given up found nobody, or no server in that time. Kept and given-up
        mails are forgotten after 30 days. Again is for those without a key in a link: a key is not kept once
        a mail is given up, and whom it was for asks for a new one.
      </p>
      <ListFilters label="Search email" choices={choices} />
      <ListBody
        total={total}
        next={next}
        one="mail"
        many="mails"
        none={{ title: 'Every mail has left', text: 'One that cannot be sent stands here.' }}
        isEmpty={items.length === 0}
      >
        <ListTable columns={['Mail', 'To', 'Written', 'State']} hasActs>
          {items.map(({ id, subject, to, at, state, sendable }) => {
            const { word, form, tone } = stateWords[state]
            return (
              <tr key={id} data-row={id}>
                <td>
                  <span className={name}>{subject}</span>
                </td>
                <td data-label="To">
                  <span className={email}>{to}</span>
                </td>
                <td data-label="Written" className={figures}>
                  <time dateTime={at}>{whenText(at)}</time>
                </td>
                <td data-label="State">
                  <Status form={form} tone={tone}>
                    {word}
                  </Status>
                </td>
                <td>
                  {sendable && (
                    <Button
                      aria-label={`Again: ${subject}, to ${to}`}
                      disabled={busy !== null}
                      onClick={() =>
                        act({
                          id,
                          what: ({ mails }) => mails.again(id),
                          done: 'It is tried once more.',
                          failure: 'The mail could not be sent again.',
                        })
                      }
                    >
                      Again
                    </Button>
                  )}
                </td>
              </tr>
            )
          })}
        </ListTable>
      </ListBody>
    </>
  )
}
