import type { Page } from '#application/shared/page.ts'
import type { CallFor, HttpCaller } from './call.ts'

/** A list answers with its items; the headers tell the rest of the page. */
export async function page<Item>(call: HttpCaller, asked: CallFor<Item>): Promise<Page<Item>> {
  const { body, headers } = await call<Item[]>(asked)
  const next = /<([^>]*)>; *rel="next"/.exec(headers.get('Link') ?? '')?.[1]
  return {
    items: body,
    total: Number(headers.get('X-Total-Count') ?? body.length),
    next: next === undefined ? null : new URLSearchParams(next.slice(next.indexOf('?'))).get('cursor'),
  }
}
