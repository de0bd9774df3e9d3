import type { AdminUserView } from '#application/admin/contract.ts'
import type { AdminServices } from '#application/pages/page-services.ts'
import type { Question } from '#web/admin-dashboard/ask-first.tsx'
import type { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'

export interface UserActs {
  readonly suspend: () => void
  readonly restore: () => void
  readonly removeSecondLocks: () => void
  readonly remove: () => void
}

interface UserActsContext {
  readonly acts: ReturnType<typeof useAdminActs>
  readonly ask: (question: Question) => void
  /** Where one goes from what is there no more. */
  readonly leave?: () => Promise<void>
}

/** What can be done with an account, from the list as from its own page; what takes something away is asked for twice. */
export function userActs(
  { id, name }: AdminUserView,
  { acts: { act }, ask, leave = async () => undefined }: UserActsContext,
): UserActs {
  const suspending = ({ users }: AdminServices) => users.suspend(id)
  const restoring = ({ users }: AdminServices) => users.restore(id)
  return {
    suspend: () =>
      ask({
        title: `Suspend ${name}?`,
        text: 'They are signed out everywhere and cannot sign in. An artist’s works are taken down. You can restore them at any time.',
        yes: 'Yes, suspend',
        onYes: () =>
          act({
            id,
            what: suspending,
            done: `${name} is suspended.`,
            failure: 'Failed to update user',
            undo: { what: restoring, done: `${name} can sign in again.` },
          }),
      }),
    restore: () =>
      act({
        id,
        what: restoring,
        done: `${name} can sign in again.`,
        failure: 'Failed to update user',
        undo: { what: suspending, done: `${name} is suspended.` },
      }),
    removeSecondLocks: () =>
      ask({
        title: `Remove the second locks of ${name}?`,
        text: 'Authenticator app, recovery codes and passkeys, for whoever has lost them. Be sure that it is they who ask: their password opens the account alone then. They are signed out everywhere, and told by mail.',
        yes: 'Yes, remove them',
        onYes: () =>
          act({
            id,
            what: ({ users }) => users.removeSecondLocks(id),
            done: `${name} signs in with their password alone.`,
            failure: 'Failed to update user',
          }),
      }),
    remove: () =>
      ask({
        title: `Delete ${name}?`,
        text: 'The account and all that belongs to it are gone for good; orders stay in the books. This cannot be undone.',
        yes: 'Yes, delete for good',
        onYes: () =>
          act({
            id,
            async what({ users }) {
              await users.remove(id)
              await leave()
            },
            done: `${name} is deleted.`,
            failure: 'Failed to delete user',
          }),
      }),
  }
}
