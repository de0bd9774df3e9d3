import { type ReactNode, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { longestName, missingRegistration } from '#domain/identity/registration.ts'
import { type RegistrationRole, registrationRoleFrom } from '#domain/identity/roles.ts'
import { brand } from '#domain/shared/brand.ts'
import { FormFault } from '#web/identity/form-fault.tsx'
import type { PostedForm } from '#web/identity/posted-form.ts'
import { useSession } from '#web/identity/session/use-session.ts'
import { useForm } from '#web/identity/use-form.ts'
import { useFormAddress } from '#web/identity/use-form-address.ts'
import { Link } from '#web/navigation/link.tsx'
import { useServices } from '#web/services.ts'
import { heading, lead, link, muted, small, standalone } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import type { Country } from '#web/ui/fields/countries.ts'
import { CountryField } from '#web/ui/fields/country-field.tsx'
import { countryCalled } from '#web/ui/fields/country-search.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { NewPasswordField } from '#web/ui/fields/new-password-field.tsx'
import { PrefixField } from '#web/ui/fields/prefix-field.tsx'
import { accountToast } from './account-toast.ts'
import * as css from './auth-frame.css.ts'
import { phoneAsSent } from './phone-as-sent.ts'
import { RoleChoice } from './role-choice.tsx'

interface RegisterFormProps {
  readonly as: 'h1' | 'h2'
  readonly countries: readonly Country[]
  /** The role that the address has chosen. */
  readonly role: RegistrationRole
  readonly login: string
  /** What came back when the browser sent this form by itself. */
  readonly posted: PostedForm | undefined
  readonly others: ReactNode
}

/** The address that a link has brought along, and that stands in no address of a page. */
function emailFrom({ state }: Location): string | undefined {
  const { email } = (state ?? {}) as { readonly email?: unknown }
  return typeof email === 'string' ? email : undefined
}

/** In the order in which they are asked for when they are missing. */
const asked = ['email', 'password', 'name', 'country', 'phone'] as const

/** Signing up, to buy or to sell. */
export function RegisterForm({ as: Heading, countries, role, login, posted, others }: RegisterFormProps) {
  const { signUp } = useSession()
  const { phoneNumbers } = useServices()
  const email = emailFrom(useLocation())
  const address = useFormAddress()
  const [country, setCountry] = useState(countryCalled(posted?.typed.country ?? '', countries)?.code ?? '')
  const prefix = countries.find(({ code }) => code === country)?.prefix ?? ''
  const { formProps, field, fault, isSending, mend } = useForm({
    fields: [...asked, 'role'],
    posted,
    toastId: accountToast,
    failure: 'Your account could not be made. Please try again.',
    send: async ({ role: wanted, ...typed }, miss) => {
      const filled = { ...typed, country }
      const missing = missingRegistration(filled)
      const [text] = Object.values(missing)
      if (text) return miss(text, missing)
      const outcome = await signUp({
        ...filled,
        phone: await phoneAsSent(phoneNumbers, filled.phone, { country, prefix }),
        role: registrationRoleFrom(wanted),
      })
      if (outcome.is === 'refused') throw outcome.error
      toast.dismiss(accountToast)
      toast.success('Account created successfully!')
    },
  })
  return (
    <>
      <Heading className={heading.h1}>Join {brand.name}</Heading>
      <p className={`${lead} ${css.sentence}`}>To buy handmade work, or to sell your own.</p>
      <form method="post" action={address} {...formProps} className={css.form} aria-label="Register">
        <FormFault text={fault} />
        <RoleChoice key={role} chosen={posted ? registrationRoleFrom(posted.typed.role ?? null) : role} />
        <Field {...field('name')} label="Full names" autoComplete="name" longest={longestName} required />
        <Field
          defaultValue={email}
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <CountryField
          {...field('country')}
          label="Country"
          countries={countries}
          value={country}
          onChoose={(code) => {
            setCountry(code)
            mend('country')
          }}
          required
        />
        <PrefixField {...field('phone')} label="Phone" prefix={prefix} maxLength={30} required />
        <NewPasswordField {...field('password')} label="Password" required />
        <div>
          <Button type="submit" look="primary" large wide busy={isSending && 'Signing up…'}>
            Sign Up
          </Button>
        </div>
        <p className={`${small} ${muted}`}>
          Already registered?{' '}
          <Link className={`${link} ${standalone}`} to={login}>
            Login
          </Link>
        </p>
        {others}
      </form>
    </>
  )
}
