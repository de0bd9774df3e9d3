import { Plus } from 'lucide'
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { ownProfilePage } from '#application/shared/dashboard-addresses.ts'
import { countryInSentence } from '#domain/shared/country-name.ts'
import { type ShippingTerms, termsInWords } from '#domain/shipping/shipping-terms.ts'
import { zoneLabel } from '#domain/shipping/zone.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { useAccount } from '#web/identity/session/use-session.ts'
import { Link } from '#web/navigation/link.tsx'
import { link, muted } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { RemovalNotice } from '#web/ui/feedback/removal-notice.tsx'
import * as css from './shipping-screen.css.ts'
import { useShippingForm } from './use-shipping-form.ts'
import { ZoneRow } from './zone-row.tsx'

/** Where an artist sends to, in how many days, and what a parcel costs them. */
export function ShippingScreen() {
  const terms = useLoaderData<ShippingTerms>()
  const form = useShippingForm(terms)
  // What the form of the profile shows while it holds none.
  const filledIn = useAccount()?.country
  const { rows, removed, errors, another } = form
  const list = useRef<HTMLUListElement>(null)
  const [added, setAdded] = useState<string | null>(null)
  useEffect(() => {
    if (added !== null) list.current?.querySelector<HTMLElement>('li:last-of-type select')?.focus()
  }, [added])
  const notice = removed && (
    <li>
      <RemovalNotice
        key={removed.row.key}
        title={zoneLabel(removed.row.zone)}
        takesFocus
        onUndo={form.takeRemovalBack}
      />
    </li>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }
  return (
    <>
      <DashboardHead title="Shipping" />
      <div className={css.intro}>
        <p>
          Shipping is free for buyers. Say where you send to and in how many days: a work is not sold to an
          address outside of it. What a parcel costs you is shown beside your works, under what you receive,
          so that everybody sees where the money goes.
        </p>
        <p className={muted} role="status">
          {termsInWords(terms) ?? 'You have named no zone: your works are sent everywhere.'}
        </p>
        {terms.home === null && (
          <p className={muted}>
            To name your own country, save it with{' '}
            <Link className={link} to={ownProfilePage}>
              your profile
            </Link>
            {filledIn &&
              `: ${countryInSentence(filledIn)} is filled in there from your account, and not saved yet`}
            .
          </p>
        )}
      </div>
      <form method="post" className={css.form} noValidate aria-label="Where you send to" onSubmit={submit}>
        {errors['zones'] !== undefined && (
          <Alert tone="err" role="alert">
            {errors['zones']}
          </Alert>
        )}
        <ul ref={list} className={css.zones}>
          {rows.map((row, at) => (
            <Fragment key={row.key}>
              {removed?.at === at && notice}
              <ZoneRow
                row={row}
                home={terms.home}
                errors={{
                  ...(errors[`zones.${at}.zone`] && { zone: errors[`zones.${at}.zone`] }),
                  ...(errors[`zones.${at}.days`] && { days: errors[`zones.${at}.days`] }),
                  ...(errors[`zones.${at}.carriage`] && { carriage: errors[`zones.${at}.carriage`] }),
                }}
                onChange={(part) => form.change(row.key, part)}
                onRemove={() => form.remove(row)}
              />
            </Fragment>
          ))}
          {removed && removed.at >= rows.length && notice}
        </ul>
        <div className={css.actions}>
          {another && (
            <Button
              onClick={() => {
                form.add(another)
                setAdded(another.key)
              }}
            >
              <Icon of={Plus} small />
              Add zone
            </Button>
          )}
          <Button type="submit" look="primary" busy={form.isSaving && 'Saving…'}>
            Save
          </Button>
        </div>
      </form>
    </>
  )
}
