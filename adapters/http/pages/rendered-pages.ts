import type { Context, Middleware } from 'koa'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { RenderedPage } from '#application/pages/page-renderer.ts'
import {
  artistsPage,
  checkoutPage,
  dashboardPage,
  favouritesPage,
  galleryPage,
  homePage,
  noMoreNewsPage,
  noMoreWaitingPage,
  orderRoute,
  profilePage,
  resetPasswordPage,
  sectionOf,
  verifyEmailPage,
} from '#application/shared/addresses.ts'
import { answeredAs } from '../answered.ts'
import { conditionalGet } from '../conditional-get.ts'
import { RequestError } from '../request-error.ts'
import { letIn } from '../security-headers.ts'
import { visitOf } from '../session.ts'
import { sendsForm, sentForm } from './sent-form.ts'

/** What the built entry of the server gives: a page, or a redirect, for a request; without a session all get the same. */
export type RenderPage = (request: Request, visit: Visit | null) => Promise<RenderedPage>

const notInHeaders = /[^\t\x20-\x7e\x80-\xff]/

/** Whether the signs that stand behind % in a path are letters; whoever draws pages would complain of others aloud. */
function isReadable(path: string): boolean {
  try {
    // What comes of it is used: bundlers take a call for its error alone away.
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

/** The page that was asked for. An address of another host, as proxies are sent, is none of ours. */
function addressOf(ctx: Context): string {
  const address = `${ctx.protocol}://${ctx.host}${ctx.url}`
  if (!ctx.url.startsWith('/') || !isReadable(ctx.path) || !URL.canParse(address))
    throw new RequestError(400, 'bad-request', 'This address could not be read.')
  return address
}

/** What a page is made from. Who asks is known: only a form says more than the address. */
function requestOf(ctx: Context, form: URLSearchParams | null): Request {
  if (form === null) return new Request(addressOf(ctx))
  const headers = new Headers()
  for (const [name, value] of Object.entries(ctx.headers)) {
    if (typeof value === 'string' && !notInHeaders.test(value)) headers.set(name, value)
  }
  headers.delete('content-length')
  return new Request(addressOf(ctx), { method: 'POST', headers, body: form })
}

/** Sections that show somebody's order, account, address or key: nobody keeps those. */
const personal: ReadonlySet<string> = new Set(
  [
    orderRoute,
    checkoutPage,
    profilePage,
    favouritesPage,
    dashboardPage,
    resetPasswordPage,
    verifyEmailPage,
    noMoreNewsPage,
    noMoreWaitingPage,
  ].map(sectionOf),
)

/** Whether and where a page may be kept. What somebody signed in sees is theirs alone. */
function keeping(path: string, visit: Visit): string {
  if (personal.has(sectionOf(path))) return 'private, no-store'
  return visit.token === null ? 'no-cache' : 'private, no-cache'
}

/** Pages whose forms are sent by the browser itself where no script runs; those send fields that are empty too. */
const withForms: readonly string[] = [homePage, galleryPage, artistsPage]

/** The address without what says nothing; null where there is nothing to leave out. */
function withoutEmpty(ctx: Context): string | null {
  const query = new URLSearchParams(ctx.querystring)
  const filled = new URLSearchParams([...query].filter(([, value]) => value !== ''))
  if (!withForms.includes(ctx.path) || filled.size === query.size) return null
  return filled.size === 0 ? ctx.path : `${ctx.path}?${filled}`
}

/** Pages for people: everything that is asked for by GET and answered by nobody else, and the forms of some of them. */
export const renderedPages =
  (render: RenderPage): Middleware =>
  async (ctx, next) => {
    const form = sendsForm(ctx) ? await sentForm(ctx) : null
    if (form === null && ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    const address = withoutEmpty(ctx)
    if (address !== null) return ctx.redirect(address)
    const visit = visitOf(ctx)
    // Whoever sends a form may get a session by it.
    const page = await render(requestOf(ctx, form), form === null && visit.token === null ? null : visit)
    answeredAs(ctx, page.route ?? 'page')
    ctx.status = page.status
    ctx.set(page.headers)
    letIn(ctx, page.sheets ?? [])
    ctx.set('Cache-Control', form === null ? keeping(ctx.path, visit) : 'no-store')
    ctx.vary('Cookie')
    const { buffer, byteOffset, length } = page.body
    // Of bytes, Koa knows these alone.
    ctx.body = length === 0 ? '' : Buffer.from(buffer, byteOffset, length)
    if (form === null && visit.token === null) await conditionalGet(ctx, async () => undefined)
  }
