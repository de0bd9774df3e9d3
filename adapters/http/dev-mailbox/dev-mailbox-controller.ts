import Router from '@koa/router'
import { IsString, MaxLength } from 'class-validator'
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

/** The mails of a shop without a mail server, for people and (.json) for programs; without a mailbox, there is nothing. */
export function devMailboxController(
  mailbox: Mailbox | null,
  { publicUrl, fontFaces }: { readonly publicUrl: string; readonly fontFaces: string },
): Router {
  const router = new Router({ prefix: '/dev/mailbox' })
  if (!mailbox) return router

  router.use(async (ctx, next) => {
    ctx.set({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' })
    await next()
  })

  router.get('/', async (ctx) => {
    const { to = '' } = readQuery(ctx, MailboxQuery)
    sendStyled(ctx, mailboxPage(await mailbox.mails(to), to, fontFaces))
  })

  router.get('.json', async (ctx) => {
    const { to = '' } = readQuery(ctx, MailboxQuery)
    ctx.body = await mailbox.mails(to)
  })

  router.get('/:id', async (ctx) => {
    const mail = await mailbox.mail(idIn(ctx))
    if (!mail) return ctx.throw(404)
    sendStyled(ctx, mailPage(mail, fontFaces))
  })

  router.get('/:id/page', async (ctx) => {
    const mail = await mailbox.mail(idIn(ctx))
    if (!mail || mail.html === null) return ctx.throw(404)
    ctx.set('Content-Security-Policy', mailPolicy(publicUrl))
    ctx.type = 'text/html'
    ctx.body = mailItself(mail.html)
  })

  return router
}
