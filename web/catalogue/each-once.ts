/**
 * Works in their order, none of them twice: a work whose place has moved while one leafed through a list may come again
 * on a later page.
 */
export function eachOnce<Work extends { readonly id: string }>(works: readonly Work[]): readonly Work[] {
  const seen = new Set<string>()
  return works.filter(({ id }) => seen.size < seen.add(id).size)
}
