import { useState } from 'react'
import type { UserView } from '#application/identity/contract.ts'
import { withoutPrefix } from '#domain/identity/phone-number.ts'
import { longestName } from '#domain/identity/registration.ts'
import { useSession } from '#web/identity/session/use-session.ts'
import { accountToast } from '#web/identity/sign-in/account-toast.ts'
import { phoneAsSent } from '#web/identity/sign-in/phone-as-sent.ts'
import { useForm } from '#web/identity/use-form.ts'
import { useUnsent } from '#web/kept/use-unsent.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import type { Country } from '#web/ui/fields/countries.ts'
import { CountryField } from '#web/ui/fields/country-field.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { PrefixField } from '#web/ui/fields/prefix-field.tsx'
import * as css from './profile-screen.css.ts'

/** Name, country and phone, as the checkout knows them beforehand. */
export function DetailsForm({ account, countries }: { account: UserView; countries: readonly Country[] }) {
  const { accounts, phoneNumbers } = useServices()
  const { welcome } = useSession()
  const [country, setCountry] = useState(account.country)
  const prefixOf = (wanted: string) => countries.find(({ code }) => code === wanted)?.prefix ?? ''
  const saved = {
    name: account.name,
    country: account.country,
    phone: withoutPrefix(prefixOf(account.country), account.phone),
  }
  const [typed, setTyped] = useState<typeof saved | null>(null)
  const note = (changes: Partial<typeof saved>) =>
    setTyped((before) => ({ ...(before ?? saved), ...changes }))
  const { formProps, field, isSending, mend } = useForm({
    fields: ['name', 'country', 'phone'],
    toastId: accountToast,
    failure: 'Failed to update profile',
    send: async ({ name, phone }) => {
      const number = await phoneAsSent(phoneNumbers, phone, { country, prefix: prefixOf(country) })
      await welcome(await accounts.updateProfile({ name, country, phone: number }))
      setTyped(null)
      toast.update(accountToast, 'success', 'Your details are saved.')
    },
  })
  useUnsent('details', typed, (unsent) => {
    setTyped(unsent)
    setCountry(unsent.country)
    for (const name of ['name', 'phone'] as const) {
      const control = formProps.ref.current?.elements.namedItem(name)
      if (control instanceof HTMLInputElement) control.value = unsent[name]
    }
  })
  return (
    <form
      method="post"
      {...formProps}
      className={css.form}
      aria-label="Your details"
      onInput={(event) => {
        formProps.onInput(event)
        const { target } = event
        if (target instanceof HTMLInputElement && (target.name === 'name' || target.name === 'phone'))
          note({ [target.name]: target.value })
      }}
    >
      <Field
        {...field('name')}
        label="Full names"
        autoComplete="name"
        defaultValue={saved.name}
        longest={longestName}
        required
      />
      <CountryField
        {...field('country')}
        label="Country"
        countries={countries}
        value={country}
        onChoose={(code) => {
          setCountry(code)
          note({ country: code })
          mend('country')
        }}
      />
      <PrefixField
        {...field('phone')}
        label="Phone"
        prefix={prefixOf(country)}
        defaultValue={saved.phone}
        maxLength={30}
      />
      <div>
        <Button type="submit" look="primary" busy={isSending && 'Saving…'}>
          Save details
        </Button>
      </div>
    </form>
  )
}
