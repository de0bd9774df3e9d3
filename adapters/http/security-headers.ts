import { hash } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import { isPaidOn } from '#application/payments/paying-addresses.ts'
import { isSecure } from './secure-channel.ts'

/** Where the browser's part of a card's provider comes from, and whom it speaks with. */
export interface CardSources {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connections: readonly string[]
}

const policy = 'Content-Security-Policy'
const stylesFromHere = "style-src 'self'"

/** Scripts, styles, pictures and calls come from here; what stands in a page itself is let in one by one. */
const policyWith = ({ scripts, frames, connections }: CardSources): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    stylesFromHere,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * What no page of ours asks a device for, nor lets anybody in its frames: names that every browser which knows the header
 * knows, as Chromium complains of others aloud. What a provider's frames may pay with, they say by where they come from.
 */
const unusedWith = ({ frames }: Pick<CardSources, 'frames'>): string => {
  const unused = [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'serial',
    'usb',
  ].map((feature) => `${feature}=()`)
  const paying = frames.length > 0 ? ['self', ...frames.map((frame) => `"${frame}"`)] : []
  return [...unused, `payment=(${paying.join(' ')})`].join(', ')
}

const everywhere = {
  [policy]: policyWith({ scripts: [], frames: [], connections: [] }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pictures that everybody may see say otherwise.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedWith({ frames: [] }),
}

/** Lets other sites show what is answered, as feeds, mails and previews of links do with pictures. */
export const forOtherSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const

/** Seconds that a browser asks for nothing of ours in the open, once it has spoken with us in secret. */
const twoYears = 63_072_000

/**
 * Headers that keep a browser from doing what no page of ours needs.
 * @param publicUrl where people reach us
 * @param cardSources lets these in where somebody pays; absent where no card's provider has a script of its own
 */
export function securityHeaders(publicUrl: string | undefined, cardSources?: CardSources): Middleware {
  const wherePaid = cardSources && {
    ...everywhere,
    [policy]: policyWith(cardSources),
    'Permissions-Policy': unusedWith(cardSources),
    // A bank's own window tells the page how it went.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
  return (ctx, next) => {
    ctx.set(wherePaid && isPaidOn(ctx.path) ? wherePaid : everywhere)
    if (isSecure(ctx, publicUrl))
      ctx.set('Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`)
    // What a change is answered is about whoever made it.
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') ctx.set('Cache-Control', 'no-store')
    return next()
  }
}

/** Pages look in few ways, with sheets of twenty kilobytes; what more than these are called is worked out anew. */
const mostKnown = 100
const known = new Map<string, string>()

function hashOf(sheet: string): string {
  const before = known.get(sheet)
  if (before !== undefined) return before
  if (known.size === mostKnown) known.clear()
  const source = `'sha256-${hash('sha256', sheet, 'base64')}'`
  known.set(sheet, source)
  return source
}

/** Lets in the sheets of style that stand in what is answered, by their hashes, and no others. */
export function letIn(ctx: Context, sheets: readonly string[]): void {
  const said = ctx.response.get(policy)
  // In development there is none.
  if (said === '' || sheets.length === 0) return
  ctx.set(policy, said.replace(stylesFromHere, [stylesFromHere, ...sheets.map(hashOf)].join(' ')))
}

/** HTML, and the sheets of style that stand in it. */
export interface StyledHtml {
  readonly html: string
  readonly sheets: readonly string[]
}

/** Answers with a page that brings its styles along. */
export function sendStyled(ctx: Context, { html, sheets }: StyledHtml): void {
  ctx.type = 'text/html'
  ctx.body = html
  letIn(ctx, sheets)
}
