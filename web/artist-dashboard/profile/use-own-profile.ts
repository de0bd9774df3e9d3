import { useSelector } from '@xstate/react'
import { useRevalidator } from 'react-router-dom'
import type { OwnProfileView } from '#application/artists/own-profile-contract.ts'
import { versionedForm } from '#web/dashboard/versions/versioned-form-machine.ts'
import { refusal } from '#web/identity/refusal.ts'
import { useUnsent } from '#web/kept/use-unsent.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import {
  mergedProfile,
  type ProfileDraft,
  profileDraft,
  profileForm,
  unsentProfile,
} from './profile-draft.ts'

const profileMachine = versionedForm<OwnProfileView, ProfileDraft>()

const failure = (isNew: boolean) => (isNew ? 'Failed to create profile' : 'Failed to update profile')

/** An artist's own profile as it is being written, and what comes of saving it. */
export function useOwnProfile(
  profile: OwnProfileView | null,
  country: string,
  onCreated: () => Promise<void>,
) {
  const { artistServices } = useServices()
  const { revalidate } = useRevalidator()
  const draftOf = (thing: OwnProfileView | null) => profileDraft(thing, country)
  const tell = (error: unknown, isNew: boolean) => toast.error(refusal(error, failure(isNew)).text)
  const onSaved = async (isNew: boolean) => {
    try {
      if (isNew) await onCreated()
    } catch (error) {
      return tell(error, isNew)
    }
    toast.success('Your profile is saved.')
    await revalidate()
  }
  const actor = useLastingActor(
    profileMachine,
    {
      thing: profile,
      draftOf,
      merged: mergedProfile,
      unversioned: ({ profilePicture }) => ({ profilePicture }),
      undrafted: (thing) => thing?.profilePicture,
      send: async (draft, from) => {
        const own = (await artistServices()).profile
        const form = profileForm(draft)
        return await (from === null ? own.create(form) : own.update(form, from.version))
      },
      look: async () => (await artistServices()).profile.profile(),
    },
    {
      saved: ({ isNew }) => void onSaved(isNew),
      refused: ({ error, isNew }) => tell(error, isNew),
    },
  )
  const snapshot = useSelector(actor, (current) => current)
  const { draft, errors, refusals, thing } = snapshot.context
  useUnsent('profile', unsentProfile(draft, draftOf(thing), thing), (unsent) =>
    actor.send({ type: 'brought back', ...unsent }),
  )
  return {
    draft,
    errors,
    /** How often something was to be mended before it could be saved. */
    refusals,
    isSaving: snapshot.matches('saving'),
    picture: thing?.profilePicture ?? null,
    /** Where somebody has changed the profile meanwhile. */
    conflict: snapshot.children.conflict,
    /** What is kept of mine beside their version, and theirs. */
    besides: (theirs: OwnProfileView) => ({
      mine: mergedProfile(draft, draftOf(thing), draftOf(theirs)),
      theirs: draftOf(theirs),
    }),
    write: (part: Partial<ProfileDraft>) => actor.send({ type: 'changed', part }),
    save: () => actor.send({ type: 'save it' }),
  }
}
