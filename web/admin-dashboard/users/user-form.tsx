import type { AdminUserView } from '#application/admin/contract.ts'
import { adminUsersPage } from '#application/shared/dashboard-addresses.ts'
import { longestName } from '#domain/identity/registration.ts'
import { type Role, roles } from '#domain/identity/roles.ts'
import { VersionConflict } from '#web/dashboard/versions/version-conflict.tsx'
import { meta } from '#web/theme/text.css.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import type { Country } from '#web/ui/fields/countries.ts'
import { CountryField } from '#web/ui/fields/country-field.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { NewPasswordField } from '#web/ui/fields/new-password-field.tsx'
import { PrefixField } from '#web/ui/fields/prefix-field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useUserForm } from './use-user-form.ts'
import * as css from './user-screen.css.ts'
import { roleWords } from './user-words.ts'

const roleOptions = roles.map((value) => ({ value, label: roleWords[value] }))

interface UserFormProps {
  readonly user: AdminUserView | null
  readonly countries: readonly Country[]
}

/** What an admin writes of an account; a new one also gets a password, or a link to choose one. */
export function UserForm({ user, countries }: UserFormProps) {
  const prefixOf = (wanted: string) => countries.find(({ code }) => code === wanted)?.prefix ?? ''
  const { form, draft, isSaving, write, conflict, differencesFrom } = useUserForm(user, prefixOf)
  const { formProps, field, mend } = form
  return (
    <form
      method="post"
      {...formProps}
      className={css.form}
      aria-label={user === null ? 'New user' : 'Account'}
    >
      <VersionConflict conflict={conflict} differencesFrom={differencesFrom} />
      <Field
        {...field('name')}
        label="Full names"
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => write({ name: target.value })}
        longest={longestName}
        required
      />
      <Field
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.email}
        onChange={({ target }) => write({ email: target.value })}
        required
      />
      <CountryField
        {...field('country')}
        label="Country"
        autoComplete="off"
        countries={countries}
        value={draft.country}
        onChoose={(country) => {
          write({ country })
          mend('country')
        }}
      />
      <PrefixField
        {...field('phone')}
        label="Phone"
        autoComplete="off"
        prefix={prefixOf(draft.country)}
        value={draft.phone}
        onChange={({ target }) => write({ phone: target.value })}
        maxLength={30}
      />
      <Select
        {...field('role')}
        label="Role"
        options={roleOptions}
        value={draft.role}
        onChange={({ target }) => write({ role: target.value as Role })}
      />
      {user === null && (
        <div>
          <NewPasswordField {...field('password')} label="Password" />
          <p className={meta}>Left empty, they get a link to choose one.</p>
        </div>
      )}
      <div className={css.actions}>
        <Button type="submit" look="primary" busy={isSaving && 'Saving…'}>
          {user === null ? 'Add user' : 'Save account'}
        </Button>
        <ButtonLink to={adminUsersPage}>Back to users</ButtonLink>
      </div>
    </form>
  )
}
