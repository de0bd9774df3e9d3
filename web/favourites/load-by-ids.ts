import { maximalLimit, type Page, type PageRequest } from '#application/shared/page.ts'

/** Asks for many ids in as few requests as a list allows. In their order; what is not on show is passed over. */
export async function loadByIds<Item extends { readonly id: string }>(
  ids: readonly string[],
  list: (request: PageRequest & { readonly ids: readonly string[] }) => Promise<Page<Item>>,
): Promise<readonly Item[]> {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(ids.length / maximalLimit) }, (_, page) =>
      list({ ids: ids.slice(page * maximalLimit, (page + 1) * maximalLimit), limit: maximalLimit }),
    ),
  )
  const found = new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item] as const)))
  return ids.flatMap((id) => found.get(id) ?? [])
}
