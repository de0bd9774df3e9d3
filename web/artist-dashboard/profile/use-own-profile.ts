import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { OwnProfileView } from '#application/artists/own-profile-contract.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import type { FormErrors } from '#domain/shared/form-errors.ts'
import { refusal } from '#web/identity/refusal.ts'
import { useServices } from '#web/services.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { mergedProfile, type ProfileDraft, profileDraft, profileForm } from './profile-draft.ts'

/** An artist's own profile as it is being written, and what comes of saving it. */
export function useOwnProfile(
  profile: OwnProfileView | null,
  country: string,
  onCreated: () => Promise<void>,
) {
  const { artistRooms } = useServices()
  const { revalidate } = useRevalidator()
  const [base, setBase] = useState(profile)
  const [draft, setDraft] = useState(() => profileDraft(profile, country))
  const [picture, setPicture] = useState<File | null>(null)
  const [errors, setErrors] = useState<FormErrors<string>>({})
  const [theirs, setTheirs] = useState<{ readonly text: string; readonly profile: OwnProfileView } | null>(
    null,
  )
  const [isSaving, setSaving] = useState(false)

  const send = async (from: OwnProfileView | null, what: ProfileDraft) => {
    const own = (await artistRooms()).profile
    const form = profileForm(what, picture)
    return await (from === null ? own.create(form) : own.update(form, from.version))
  }
  const save = async (from: OwnProfileView | null, what: ProfileDraft) => {
    setSaving(true)
    setErrors({})
    setTheirs(null)
    try {
      const saved = await send(from, what)
      if (from === null) await onCreated()
      setBase(saved)
      setDraft(profileDraft(saved, country))
      setPicture(null)
      toast.success('Your profile is saved.')
      await revalidate()
    } catch (error) {
      if (isDomainError(error) && error.code === 'stale-version')
        setTheirs({ text: error.message, profile: await (await artistRooms()).profile.profile() })
      else {
        const told = refusal<string>(
          error,
          from === null ? 'Failed to create profile' : 'Failed to update profile',
        )
        setErrors(told.fields)
        toast.error(told.text)
      }
    } finally {
      setSaving(false)
    }
  }
  const other = theirs && profileDraft(theirs.profile, country)
  // What was not touched here stays as the other has it.
  const mine = other && mergedProfile(draft, profileDraft(base, country), other)
  return {
    draft,
    errors,
    isSaving,
    isNew: base === null,
    picture: base?.profilePicture ?? null,
    /** The newer version, where somebody has changed the profile meanwhile. */
    theirs: theirs && other && mine && { text: theirs.text, draft: other, mine },
    write: (part: Partial<ProfileDraft>) => {
      setDraft((before) => ({ ...before, ...part }))
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))))
    },
    choosePicture: setPicture,
    save: () => void save(base, draft),
    keepMine: () => void save(theirs?.profile ?? base, mine ?? draft),
    takeTheirs: () => {
      if (!theirs) return
      setBase(theirs.profile)
      setDraft(profileDraft(theirs.profile, country))
      setTheirs(null)
    },
  }
}
