import type { Context } from 'koa'
import type { Page } from '#application/shared/page.ts'

/** Answers with a page of the list at `path`: the items, how many there are in all, and where the next page is. */
export function sendPage(ctx: Context, { items, total, next }: Page<unknown>, path = ctx.path): void {
  ctx.set('X-Total-Count', String(total))
  if (next !== null) {
    const query = new URLSearchParams(ctx.querystring)
    query.set('cursor', next)
    ctx.set('Link', `<${path}?${query}>; rel="next"`)
  }
  ctx.body = items
}
