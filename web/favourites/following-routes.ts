import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom'
import type { ArtistView } from '#application/artists/contract.ts'
import { followingPage, noMoreNewsPage } from '#application/shared/addresses.ts'
import type { Page } from '#application/shared/page.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { onlySignedIn } from '#web/identity/only-signed-in.ts'
import { page } from '#web/page-meta.ts'
import type { WebServices } from '#web/services.ts'
import { positionFrom } from '#web/ui/navigation/list-position.ts'

export interface FollowingData extends Page<ArtistView> {
  readonly wantsMails: boolean
  readonly emailVerified: boolean
}

type FollowingServices = Pick<WebServices, 'following' | 'accounts'>

const load =
  ({ following, accounts }: FollowingServices) =>
  async ({ request }: LoaderFunctionArgs): Promise<FollowingData | Response> => {
    const { cursors } = positionFrom(new URL(request.url).searchParams)
    try {
      const [artists, wantsMails, { emailVerified }] = await onlySignedIn(
        request,
        Promise.all([
          following.artists({ cursor: cursors.at(-1) }),
          following.wantsMails(),
          accounts.profile(),
        ]),
      )
      return { ...artists, wantsMails, emailVerified }
    } catch (error) {
      // A cursor that was cut off on its way here: the list begins anew.
      if (isDomainError(error) && cursors.length > 0) return redirect(followingPage)
      throw error
    }
  }

/** Whom one follows, and the way out of the mails about their works. */
export const followingRoutes = (services: FollowingServices): RouteObject[] => [
  {
    path: followingPage,
    loader: load(services),
    handle: page('web/favourites/following-screen.tsx', () => ({
      title: 'Artists you follow',
      description: 'Whom you follow, and whether you hear of their new works.',
    })),
    lazy: { Component: async () => (await import('./following-screen.tsx')).FollowingScreen },
  },
  {
    path: noMoreNewsPage,
    handle: page('web/favourites/no-more-news-screen.tsx', () => ({
      title: 'No more news',
      description: 'Ends the emails about new works of the artists you follow.',
    })),
    lazy: { Component: async () => (await import('./no-more-news-screen.tsx')).NoMoreNewsScreen },
  },
]
