import { data, type LoaderFunctionArgs } from 'react-router-dom'
import type { UserView } from '#application/identity/contract.ts'
import type { AdminServices } from '#application/pages/page-services.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { begunAnew } from '#web/dashboard/begun-anew.ts'
import { onlySignedIn } from '#web/identity/only-signed-in.ts'
import { notFound } from '#web/loading.ts'
import type { WebServices } from '#web/services.ts'
import { positionFrom } from '#web/ui/navigation/list-position.ts'

/** What the loaders of the admin's dashboard ask. */
export type DashboardServices = Pick<WebServices, 'accounts' | 'adminServices' | 'session'>

/** Who asks; visitors sign in first, and for whoever is no admin there is nothing here. */
async function adminAt(services: DashboardServices, request: Request): Promise<UserView> {
  const account = services.session.current() ?? (await onlySignedIn(request, services.accounts.profile()))
  if (account.role !== 'admin') throw notFound()
  return account
}

/** What an address asks a list for. */
export function askedOf({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const text = (name: string): string | undefined => query.get(name)?.trim() || undefined
  return {
    cursor: positionFrom(query).cursors.at(-1),
    text,
    oneOf: <Word extends string>(name: string, words: readonly Word[]): Word | undefined =>
      words.find((word) => word === text(name)),
  }
}

/** Loads what a page of the admin's dashboard shows, for admins alone. */
export const forAdmins =
  <Result>(load: (own: AdminServices, args: LoaderFunctionArgs, account: UserView) => Promise<Result>) =>
  async (services: DashboardServices, args: LoaderFunctionArgs): Promise<Result> => {
    const account = await adminAt(services, args.request)
    try {
      return await onlySignedIn(
        args.request,
        services.adminServices().then((own) => load(own, args, account)),
      )
    } catch (error) {
      if (isDomainError(error) && error.refusal === 'forbidden') throw data(error.message, { status: 403 })
      throw begunAnew(error, args.request) ?? error
    }
  }
