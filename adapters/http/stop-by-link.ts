import type { Context } from 'koa'
import { asked } from '#application/shared/addresses.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'

/**
 * Ends mails of a kind by the key from one of them. Readers press a button on a page; their mail programs press it for them
 * (RFC 8058) with a body that says nothing new, so that none is read.
 * @param page has the button, and says what became of it
 */
export async function stopByLink(ctx: Context, page: string, stop: () => Promise<void>): Promise<void> {
  const isPage = ctx.accepts('json', 'html') === 'html'
  const showPage = (ended: 'yes' | 'no') => {
    ctx.redirect(asked(page, { ended }))
    ctx.status = 303
  }
  try {
    await stop()
  } catch (error) {
    if (!isPage || !isDomainError(error)) throw error
    showPage('no')
    return
  }
  if (isPage) showPage('yes')
  else ctx.status = 204
}
