import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import type { UserView } from '#application/identity/contract.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { PageEntry, RenderedPage, StyleRule } from '#application/pages/page-renderer.ts'
import type { PageServices } from '#application/pages/page-services.ts'
import { offlinePage } from '#application/shared/addresses.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { pageDocument, sheetsOf } from './document.ts'
import { edited } from './html-edits.ts'
import { answerPostedForm } from './identity/answer-posted-form.ts'
import type { PostedForm } from './identity/posted-form.ts'
import { pageSession } from './identity/session/page-session.ts'
import { laterRoutes } from './later-routes.ts'
import {
  emptyCartStore,
  noAccountCart,
  noCardClients,
  noComingBack,
  noHappenings,
  noKeptIds,
  noMessages,
  noPasskeyDevice,
  noPhoneNumbers,
  noProviderSignIn,
  noSessionNews,
  noVisits,
  noWaiting,
} from './nothing-kept.ts'
import { Page } from './page.tsx'
import { filesOf } from './page-assets.ts'
import { metaOf, sourcesOf } from './page-of.ts'
import { stylesOf } from './page-styles.ts'
import { createRoutes } from './routes.tsx'
import { loadAccountMenu } from './shell/header/account-place.tsx'
import { accountIn } from './shop-data.ts'
import { stylesOfElements } from './style-attributes.ts'
import { waitingButtons } from './waiting-buttons.ts'

await loadAccountMenu()

type Entry = PageEntry<(request: Request, visit: Visit | null) => Promise<RenderedPage>>

const redirect = (status: number, headers: RenderedPage['headers']): RenderedPage => ({
  status,
  headers,
  body: new Uint8Array(),
})

/** On the server nobody signs in or out while a page is made. */
const sessionOf = (account: UserView | null, { accounts }: Pick<PageServices, 'accounts'>) =>
  pageSession({ account, accounts, sessionNews: noSessionNews })

/** The routes for one visitor: their loaders ask services that know who asks. */
function routesWith(services: PageServices) {
  const webServices = {
    ...services,
    visits: noVisits,
    session: sessionOf(null, services),
    keptCart: emptyCartStore,
    accountCart: noAccountCart,
    onComingBack: noComingBack,
    favourites: noKeptIds,
    follows: noKeptIds,
    messages: noMessages,
    waiting: noWaiting,
    providerSignIn: noProviderSignIn,
    passkeyDevice: noPasskeyDevice,
    happenings: noHappenings,
    phoneNumbers: noPhoneNumbers,
    cardClients: noCardClients,
  }
  return {
    webServices,
    handler: createStaticHandler(createRoutes(webServices, laterRoutes(webServices))),
  }
}

/** By the rules of all styles, which every server of a process shares: what was chosen of them for pages so far. */
const chosen = new WeakMap<readonly StyleRule[], ReturnType<typeof stylesOf>>()

function stylesIn(rules: readonly StyleRule[]): ReturnType<typeof stylesOf> {
  const stylesFor = chosen.get(rules) ?? stylesOf(rules)
  chosen.set(rules, stylesFor)
  return stylesFor
}

/**
 * Renders pages with the services at hand. The answer is HTML, or a redirect that a loader asked for. All visitors
 * without a session share what is put together once.
 */
export const createRenderer: Entry['createRenderer'] = (servicesFor, assets, options) => {
  const { publicUrl, onError, bytesOf } = options
  const shared = servicesFor(null).then(routesWith)
  const stylesFor = stylesIn(assets.styleRules ?? [])

  return async (request, visit) => {
    const { webServices, handler } = visit === null ? await shared : routesWith(await servicesFor(visit))
    const sent = request.method === 'POST' ? await answerPostedForm(webServices.accounts, request) : null
    if (sent && 'leadsTo' in sent) return redirect(303, { location: sent.leadsTo })
    const context = await handler.query(
      sent ? new Request(request.url, { headers: request.headers }) : request,
    )
    if (context instanceof Response) return redirect(context.status, Object.fromEntries(context.headers))
    if (sent) bringAlong(context, sent.posted)
    const status = sent?.error ? onError(sent.error) : statusOf(context, onError)
    // What matched stands in the context; nobody looks at the other routes, and there are a hundred.
    const router = createStaticRouter([], context)
    const rendered = renderToString(
      <Page services={{ ...webServices, session: sessionOf(accountIn(context.loaderData), webServices) }}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Page>,
    )
    const { edits, sheet: elementStyles } = stylesOfElements(rendered)
    const { text: styles, hasItalics } = stylesFor(rendered)
    const sheets = { styles, elementStyles }
    const asked = new URL(request.url)
    const origin = publicUrl?.replace(/\/$/, '') ?? asked.origin
    const html = pageDocument({
      // Not beside each other: a path that begins with // would be read as another host.
      meta: metaOf(context, new URL(`${origin}${asked.pathname}${asked.search}`)),
      files: filesOf(assets, sourcesOf(context.matches), hasItalics),
      ...sheets,
      headInDevelopment: assets.headInDevelopment ?? '',
      content: edited(rendered, [...edits, ...waitingButtons(rendered)]),
      data: {
        loaderData: context.loaderData,
        actionData: context.actionData,
        errors: context.errors && Object.fromEntries(Object.entries(context.errors).map(shown)),
      },
      origin,
      isKept: asked.pathname === offlinePage,
    })
    const retryAfter = status === 503 ? 5 : isDomainError(sent?.error) ? sent.error.retryAfter : undefined
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    }
    return { status, headers, body: bytesOf(html), sheets: sheetsOf(sheets), route: routeOf(context) }
  }
}

/** The pattern of what matched, as its routes say it part by part. */
function routeOf({ matches }: StaticHandlerContext): string {
  const parts = matches.flatMap(({ route }) => route.path?.replace(/^\//, '') || [])
  return `/${parts.join('/')}`
}

/** Has the screen know what came back of its form, as if its loader had brought it. */
function bringAlong({ matches, loaderData }: StaticHandlerContext, posted: PostedForm): void {
  const id = matches.at(-1)?.route.id
  if (id !== undefined) loaderData[id] = { ...(loaderData[id] as object | undefined), posted }
}

function statusOf(context: StaticHandlerContext, onError: (error: unknown) => number): number {
  const unexpected = Object.values(context.errors ?? {}).find((error) => !isRouteErrorResponse(error))
  return unexpected === undefined ? context.statusCode : onError(unexpected)
}

/** An error as the browser's router reads it back; what nobody expected is told without its details. */
function shown([route, error]: [string, unknown]): [string, object] {
  const { status, statusText, data } = isRouteErrorResponse(error)
    ? error
    : { status: 500, statusText: 'Internal Server Error', data: 'The gallery did not answer.' }
  return [route, { __type: 'RouteErrorResponse', status, statusText, data, internal: false }]
}
