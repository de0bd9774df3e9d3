import Router from '@koa/router'
import { IsString, MaxLength } from 'class-validator'
import type { Context, Next } from 'koa'
import type { Mailbox } from '#application/notifications/contract.ts'
import { idIn } from '../requests/address-parts.ts'
import { readQuery } from '../requests/request-shape.ts'
import { shape } from '../requests/shape.ts'
import { sendStyled } from '../security-headers.ts'
import { mailboxPage, mailItself, mailPage } from './mailbox-pages.ts'

/** A mail may show pictures and nothing else. */
const mailPolicy = (publicUrl: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${publicUrl}; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation`

class MailboxQuery {
  to?: string
}
shape(MailboxQuery, { to: { rules: [IsString(), MaxLength(254)], optional: true } })

/** Who may read mails that are kept: links to new passwords stand in them. */
export type MailboxReaders = 'nobody' | 'this machine' | 'everybody'

interface MailboxSetup {
  readonly readers: MailboxReaders
  readonly publicUrl: string
  readonly fontFaces: string
}

const ofThisMachine = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** What a proxy says that passes on what others ask. */
const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/** Whoever asks behind a proxy is known by its headers, or by the name that they know the shop by. */
const isFromHere = ({ request, headers }: Context): boolean =>
  ofThisMachine.test(request.hostname) && !passedOn.some((name) => name in headers)

/** The mails of a shop without a mail server, for people and (.json) for programs; without a mailbox, there is nothing. */
export function devMailboxController(
  mailbox: Mailbox | null,
  { readers, publicUrl, fontFaces }: MailboxSetup,
): Router {
  const router = new Router({ prefix: '/dev/mailbox' })
  if (!mailbox || readers === 'nobody') return router

  const guarded = async (ctx: Context, next: Next) => {
    if (readers === 'this machine' && !isFromHere(ctx)) return ctx.throw(404)
    ctx.set({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' })
    await next()
  }

  router.get('/', guarded, async (ctx) => {
    const { to = '' } = readQuery(ctx, MailboxQuery)
    sendStyled(ctx, mailboxPage(await mailbox.mails(to), to, readers, fontFaces))
  })

  router.get('.json', guarded, async (ctx) => {
    const { to = '' } = readQuery(ctx, MailboxQuery)
    ctx.body = await mailbox.mails(to)
  })

  router.get('/:id', guarded, async (ctx) => {
    const mail = await mailbox.mail(idIn(ctx))
    if (!mail) return ctx.throw(404)
    sendStyled(ctx, mailPage(mail, fontFaces))
  })

  router.get('/:id/page', guarded, async (ctx) => {
    const mail = await mailbox.mail(idIn(ctx))
    if (!mail || mail.html === null) return ctx.throw(404)
    ctx.set('Content-Security-Policy', mailPolicy(publicUrl))
    ctx.type = 'text/html'
    ctx.body = mailItself(mail.html)
  })

  return router
}
