import Router from '@koa/router'
import type { Mailbox } from '#application/notifications/contract.ts'
import { mailboxPage, mailItself, mailPage } from './mailbox-pages.ts'

/** A mail may show pictures and nothing else. */
const mailPolicy = (publicUrl: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${publicUrl}; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation`

const asked = (to: string | string[] | undefined): string => (typeof to === 'string' ? to.slice(0, 254) : '')

/** The mails of a shop without a mail server, for people and (.json) for programs; without a mailbox, there is nothing. */
export function devMailboxController(mailbox: Mailbox | null, publicUrl: string, fontFaces: string): Router {
  const router = new Router({ prefix: '/dev/mailbox' })
  if (!mailbox) return router

  router.use(async (ctx, next) => {
    ctx.set({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' })
    await next()
  })

  router.get('/', async (ctx) => {
    const to = asked(ctx.query.to)
    ctx.type = 'text/html'
    ctx.body = mailboxPage(await mailbox.mails(to), to, fontFaces)
  })

  router.get('.json', async (ctx) => {
    ctx.body = await mailbox.mails(asked(ctx.query.to))
  })

  router.get('/:id', async (ctx) => {
    const mail = await mailbox.mail(ctx.params.id ?? '')
    if (!mail) return ctx.throw(404)
    ctx.type = 'text/html'
    ctx.body = mailPage(mail, fontFaces)
  })

  router.get('/:id/page', async (ctx) => {
    const mail = await mailbox.mail(ctx.params.id ?? '')
    if (!mail || mail.html === null) return ctx.throw(404)
    ctx.set('Content-Security-Policy', mailPolicy(publicUrl))
    ctx.type = 'text/html'
    ctx.body = mailItself(mail.html)
  })

  return router
}
