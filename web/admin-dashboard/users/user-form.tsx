import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { AdminUserView, UserForm as FilledForm } from '#application/admin/contract.ts'
import { adminUserPage, adminUsersPage } from '#application/shared/addresses.ts'
import { withoutPrefix } from '#domain/identity/phone-number.ts'
import { type Role, roles } from '#domain/identity/roles.ts'
import { countryName } from '#domain/shared/country-name.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { VersionConflict } from '#web/dashboard/version-conflict.tsx'
import { refusal } from '#web/identity/refusal.ts'
import { phoneAsSent } from '#web/identity/sign-in/phone-as-sent.ts'
import { useForm } from '#web/identity/use-form.ts'
import { useServices } from '#web/services.ts'
import { meta } from '#web/theme/text.css.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import type { Country } from '#web/ui/fields/countries.ts'
import { CountryField } from '#web/ui/fields/country-field.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { NewPasswordField } from '#web/ui/fields/new-password-field.tsx'
import { PrefixField } from '#web/ui/fields/prefix-field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import * as css from './user-screen.css.ts'
import { roleWords } from './user-words.ts'

/** One message at a time. */
const formToast = 'user-form'

const roleOptions = roles.map((value) => ({ value, label: roleWords[value] }))

type Written = Pick<FilledForm, 'name' | 'email' | 'country' | 'phone' | 'role'>

/** What two admins have written differently. */
const differencesOf = (mine: Written, theirs: Written) =>
  [
    { label: 'Full names', mine: mine.name, theirs: theirs.name },
    { label: 'Email', mine: mine.email, theirs: theirs.email },
    { label: 'Country', mine: countryName(mine.country), theirs: countryName(theirs.country) },
    { label: 'Phone', mine: mine.phone, theirs: theirs.phone },
    { label: 'Role', mine: roleWords[mine.role], theirs: roleWords[theirs.role] },
  ].filter((each) => each.mine !== each.theirs)

interface Conflict {
  readonly text: string
  readonly mine: FilledForm
  readonly theirs: AdminUserView
}

/** What an admin writes of an account; a new one also gets a password, or a link to choose one. */
export function UserForm({
  user,
  countries,
  onTakeOther,
}: {
  readonly user: AdminUserView | null
  readonly countries: readonly Country[]
  /** What another admin wrote meanwhile is to be shown instead. */
  readonly onTakeOther: (theirs: AdminUserView) => void
}) {
  const { adminRooms, phoneNumbers } = useServices()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  // What the form was opened with: the page may look again meanwhile, the fields do not.
  const [version, setVersion] = useState(user?.version)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [country, setCountry] = useState(user?.country ?? '')
  const prefixOf = (wanted: string) => countries.find(({ code }) => code === wanted)?.prefix ?? ''

  const save = async (filled: FilledForm, from: number | undefined): Promise<void> => {
    const { users } = await adminRooms()
    if (user === null || from === undefined) {
      const made = await users.create(filled)
      toast.update(formToast, 'success', `${made.name} has an account.`)
      await navigate(adminUserPage(made.id), { replace: true })
      return
    }
    try {
      setVersion((await users.update(user.id, filled, from)).version)
    } catch (error) {
      if (!isDomainError(error) || error.code !== 'stale-version') throw error
      setConflict({ text: error.message, mine: filled, theirs: await users.user(user.id) })
      return
    }
    setConflict(null)
    toast.update(formToast, 'success', 'The account is saved.')
    await revalidate()
  }

  const keepMine = async ({ mine, theirs }: Conflict): Promise<void> => {
    try {
      await save(mine, theirs.version)
    } catch (error) {
      toast.update(formToast, 'error', refusal(error, 'Failed to update user').text)
    }
  }

  const { formProps, field, isSending, mend } = useForm({
    fields: ['name', 'email', 'country', 'phone', 'role', 'password'],
    toastId: formToast,
    failure: user === null ? 'Failed to create user' : 'Failed to update user',
    send: async ({ name, email, phone, role, password }) =>
      save(
        {
          name,
          email,
          country,
          phone: await phoneAsSent(phoneNumbers, phone, { country, prefix: prefixOf(country) }),
          role: role as Role,
          ...(user === null && password !== '' && { password }),
        },
        version,
      ),
  })

  return (
    <form
      method="post"
      {...formProps}
      className={css.form}
      aria-label={user === null ? 'New user' : 'Account'}
    >
      {conflict && (
        <VersionConflict
          text={conflict.text}
          differences={differencesOf(conflict.mine, conflict.theirs)}
          onMine={() => void keepMine(conflict)}
          onTheirs={() => {
            onTakeOther(conflict.theirs)
            void revalidate()
          }}
        />
      )}
      <Field
        {...field('name')}
        label="Full names"
        autoComplete="off"
        defaultValue={user?.name}
        maxLength={120}
        required
      />
      <Field
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={user?.email}
        required
      />
      <CountryField
        {...field('country')}
        label="Country"
        autoComplete="off"
        countries={countries}
        value={country}
        onChoose={(code) => {
          setCountry(code)
          mend('country')
        }}
      />
      <PrefixField
        {...field('phone')}
        label="Phone"
        autoComplete="off"
        prefix={prefixOf(country)}
        defaultValue={user ? withoutPrefix(prefixOf(user.country), user.phone) : ''}
        maxLength={30}
      />
      <Select {...field('role')} label="Role" options={roleOptions} defaultValue={user?.role ?? 'user'} />
      {user === null && (
        <div>
          <NewPasswordField {...field('password')} label="Password" />
          <p className={meta}>Left empty, they get a link to choose one.</p>
        </div>
      )}
      <div className={css.actions}>
        <Button type="submit" look="primary" busy={isSending && 'Saving…'}>
          {user === null ? 'Add user' : 'Save account'}
        </Button>
        <ButtonLink to={adminUsersPage}>Back to users</ButtonLink>
      </div>
    </form>
  )
}
