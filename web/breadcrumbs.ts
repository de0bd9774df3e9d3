import { homePage } from '#application/shared/addresses.ts'

/** The way to a page as search engines read it (schema.org): names and addresses, from the front door on. */
export const breadcrumbs = (
  { origin }: URL,
  steps: readonly { readonly name: string; readonly to: string }[],
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', to: homePage }, ...steps].map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + to,
  })),
})
