import { useSelector } from '@xstate/react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { waitFor } from 'xstate'
import type { AdminUserView } from '#application/admin/contract.ts'
import { adminUserPage } from '#application/shared/dashboard-addresses.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { versionedForm } from '#web/dashboard/versions/versioned-form-machine.ts'
import { refusal } from '#web/identity/refusal.ts'
import { phoneAsSent } from '#web/identity/sign-in/phone-as-sent.ts'
import { useForm } from '#web/identity/use-form.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { mergedUser, type PrefixOf, type UserDraft, userDifferences, userDraft } from './user-draft.ts'

/** One message at a time. */
const formToast = 'user-form'

const userMachine = versionedForm<AdminUserView, UserDraft>()

/** An account as an admin writes it, and what comes of saving it. */
export function useUserForm(user: AdminUserView | null, prefixOf: PrefixOf) {
  const { adminServices, phoneNumbers } = useServices()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const failure = user === null ? 'Failed to create user' : 'Failed to update user'
  const draftOf = (of: AdminUserView | null) => userDraft(of, prefixOf)
  const tellSaved = async (saved: AdminUserView, isNew: boolean) => {
    if (isNew) {
      toast.update(formToast, 'success', `${saved.name} has an account.`)
      await navigate(adminUserPage(saved.id), { replace: true })
    } else {
      toast.update(formToast, 'success', 'The account is saved.')
      await revalidate()
    }
  }

  const actor = useLastingActor(
    userMachine,
    {
      thing: user,
      draftOf,
      merged: mergedUser,
      send: async ({ password, ...draft }, from) => {
        const { country } = draft
        const phone = await phoneAsSent(phoneNumbers, draft.phone, { country, prefix: prefixOf(country) })
        const { users } = await adminServices()
        return await (from === null
          ? users.create({ ...draft, phone, ...(password !== '' && { password }) })
          : users.update(from.id, { ...draft, phone }, from.version))
      },
      look: async () => (await adminServices()).users.user(user?.id ?? ''),
    },
    {
      saved: ({ thing, isNew }) => void tellSaved(thing, isNew),
      refused({ error }) {
        form.tell(refusal(error, failure))
        // Another admin has deleted it: looked at again, its page leads on.
        if (isDomainError(error) && error.refusal === 'not-found') void revalidate()
      },
      'theirs taken': () => void revalidate(),
    },
  )
  const form = useForm({
    fields: ['name', 'email', 'country', 'phone', 'role', 'password'],
    toastId: formToast,
    failure,
    send: async ({ password }) => {
      actor.send({ type: 'changed', part: { password } })
      actor.send({ type: 'save it' })
      await waitFor(actor, (snapshot) => !snapshot.matches('saving'))
    },
  })
  const snapshot = useSelector(actor, (current) => current)
  const { draft, thing } = snapshot.context
  return {
    form,
    draft,
    isSaving: snapshot.matches('saving'),
    write: (part: Partial<UserDraft>) => actor.send({ type: 'changed', part }),
    /** Where another admin has changed the account meanwhile. */
    conflict: snapshot.children.conflict,
    differencesFrom: (other: AdminUserView) => {
      const theirs = draftOf(other)
      return userDifferences(mergedUser(draft, draftOf(thing), theirs), theirs, prefixOf)
    },
  }
}
