import { type FormEvent, useRef } from 'react'
import type { OwnProfileView } from '#application/artists/own-profile-contract.ts'
import type { UserView } from '#application/identity/contract.ts'
import { profileFields } from '#domain/artists/profile-fields.ts'
import { VersionConflict } from '#web/dashboard/versions/version-conflict.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import type { Country } from '#web/ui/fields/countries.ts'
import { CountryField } from '#web/ui/fields/country-field.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { useFirstWrong } from '#web/ui/fields/use-first-wrong.ts'
import { ExhibitionList } from './exhibition-list.tsx'
import * as css from './own-profile-screen.css.ts'
import { FaceField } from './portrait-field.tsx'
import { profileDifferences } from './profile-draft.ts'
import { useOwnProfile } from './use-own-profile.ts'

const { preferredMedium, bio, country } = profileFields

interface ProfileEditorProps {
  readonly account: UserView
  readonly profile: OwnProfileView | null
  readonly countries: readonly Country[]
  /** What the button says. */
  readonly action: string
  /** The profile was not there before. */
  readonly onCreated: () => Promise<void>
}

/** Picture, medium, story, country and exhibitions of an artist. */
export function ProfileEditor({ account, profile, countries, action, onCreated }: ProfileEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const editor = useOwnProfile(profile, account.country, onCreated)
  const { draft, errors, refusals, write } = editor
  const isFilledIn =
    !profile?.artistProfile.country && draft.country !== '' && draft.country === account.country
  useFirstWrong(form, refusals)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    editor.save()
  }
  return (
    <form
      method="post"
      ref={form}
      className={css.form}
      noValidate
      aria-label="Artist profile"
      onSubmit={submit}
    >
      <VersionConflict
        conflict={editor.conflict}
        differencesFrom={(their) => {
          const { mine, theirs } = editor.besides(their)
          return profileDifferences(mine, theirs)
        }}
      />
      <FaceField
        name={account.name}
        picture={editor.picture}
        error={errors['profilePicture']}
        onChoose={(profilePicture) => write({ profilePicture })}
      />
      <Field
        label={preferredMedium.label}
        placeholder="Such as: Oil on canvas"
        value={draft.preferredMedium}
        error={errors['preferredMedium']}
        longest={preferredMedium.longest}
        onChange={({ target }) => write({ preferredMedium: target.value })}
      />
      <TextArea
        label={bio.label}
        hint={bio.hint}
        rows={8}
        value={draft.bio}
        error={errors['bio']}
        longest={bio.longest}
        onChange={({ target }) => write({ bio: target.value })}
      />
      <CountryField
        label={country.label}
        hint={isFilledIn ? 'From your account; it is saved with the rest.' : undefined}
        countries={countries}
        value={draft.country}
        error={errors['country']}
        onChoose={(chosen) => write({ country: chosen })}
      />
      <ExhibitionList
        exhibitions={draft.exhibitions}
        error={errors['exhibitions']}
        onChange={(exhibitions) => write({ exhibitions })}
      />
      <div className={css.actions}>
        <Button type="submit" look="primary" large busy={editor.isSaving && 'Saving…'}>
          {action}
        </Button>
      </div>
    </form>
  )
}
