import { useLoaderData, useLocation } from 'react-router-dom'
import type { AuditEntry } from '#application/admin/contract.ts'
import {
  adminArtworksPage,
  adminMailsPage,
  adminMoneyPage,
  adminNoticesPage,
  adminOrderPage,
  adminPayoutBatchPage,
  adminSystemPage,
  adminUserPage,
  adminUsersPage,
  searched,
} from '#application/shared/dashboard-addresses.ts'
import { formerMember } from '#domain/identity/user.ts'
import { beginOfDay } from '#domain/shared/day.ts'
import type { LogData } from '#web/admin-dashboard/admin-loaders.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListBody } from '#web/dashboard/list-body.tsx'
import { ListFilters } from '#web/dashboard/list-filters.tsx'
import { Link } from '#web/navigation/link.tsx'
import { figures, link, meta } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import * as css from './log-screen.css.ts'
import { actionText, changesOf, whenText } from './log-words.ts'

const kinds = [
  { value: '', label: 'Everything' },
  { value: 'user', label: 'Users' },
  { value: 'artist', label: 'Artists' },
  { value: 'artwork', label: 'Artworks' },
  { value: 'order', label: 'Orders' },
  { value: 'payouts', label: 'Payouts' },
  { value: 'money', label: 'Money in' },
  { value: 'job', label: 'Jobs' },
  { value: 'mail', label: 'Mails' },
] satisfies readonly { readonly value: AuditEntry['subject']['kind'] | ''; readonly label: string }[]

/** Where admins find what an act concerned, whoever may see it today; nothing is left of an account that was deleted. */
function hrefOf({ action, subject: { kind, id, name } }: AuditEntry): string | null {
  if (action === 'user-deleted' || name === formerMember) return null
  switch (kind) {
    case 'user':
      return adminUserPage(id)
    case 'artist':
      return searched(adminUsersPage, name)
    case 'artwork':
      return searched(adminArtworksPage, name)
    case 'order':
      return adminOrderPage(name)
    case 'payouts':
      return adminPayoutBatchPage(id)
    case 'money':
      return action.startsWith('notice-') ? adminNoticesPage : adminMoneyPage
    case 'job':
      return adminSystemPage
    case 'mail':
      return adminMailsPage
  }
}

/** A name; of an account that is gone the id alone is left. */
function Whoever({ of: { id, name } }: { of: { readonly id: string; readonly name: string } }) {
  if (name !== formerMember) return name
  return (
    <>
      {name} <small className={`${meta} ${figures}`}>{id}</small>
    </>
  )
}

function Subject({ entry }: { entry: AuditEntry }) {
  const href = hrefOf(entry)
  const { name } = entry.subject
  if (href === null) return <Whoever of={entry.subject} />
  return (
    <Link className={link} to={href}>
      {name}
    </Link>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, admin, action, subject, before, after } = entry
  const changes = changesOf(before, after)
  return (
    <li className={css.entry}>
      <div>
        <p className={css.sentence}>
          <Whoever of={admin} /> {actionText(action)} <Subject entry={entry} />
        </p>
        <time className={`${meta} ${figures}`} dateTime={at}>
          {whenText(at)}
        </time>
      </div>
      {changes.length > 0 && (
        <table className={`${css.changes} ${figures}`} aria-label={`${subject.name}, before and after`}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ what, before: was, after: is }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{was}</td>
                <td>{is}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  )
}

/** A day of the address; one that stands in no calendar leaves the field empty, and the list whole. */
function DayField({ label, name, asked }: { label: string; name: string; asked: string | null }) {
  const isDay = !asked || beginOfDay(asked) !== null
  return (
    <Field
      label={label}
      name={name}
      type="date"
      defaultValue={isDay ? (asked ?? '') : ''}
      error={isDay ? undefined : 'There is no such day.'}
    />
  )
}

/** What admins have done. Nobody can change it. */
export function LogScreen() {
  const { items, total, next } = useLoaderData<LogData>()
  const query = new URLSearchParams(useLocation().search)
  return (
    <>
      <DashboardHead title="Log" count={total} />
      <ListFilters>
        <div className={css.words}>
          <Field
            label="Who or what"
            name="subject"
            maxLength={200}
            defaultValue={query.get('subject') ?? ''}
            placeholder="A name, title or number"
          />
        </div>
        <div className={css.words}>
          <Field
            label="Admin"
            name="admin"
            maxLength={200}
            defaultValue={query.get('admin') ?? ''}
            placeholder="Who did it"
          />
        </div>
        <Select label="Kind" name="kind" options={kinds} defaultValue={query.get('kind') ?? ''} />
        <DayField label="From" name="from" asked={query.get('from')} />
        <DayField label="To" name="to" asked={query.get('to')} />
        <Button type="submit">Filter</Button>
      </ListFilters>
      <ListBody
        total={total}
        next={next}
        one="entry"
        many="entries"
        none={{
          title: 'Nothing was done so far',
          text: 'Whatever an admin does is written down here for good.',
        }}
        isEmpty={items.length === 0}
      >
        <ol className={css.entries}>
          {items.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </ListBody>
    </>
  )
}
