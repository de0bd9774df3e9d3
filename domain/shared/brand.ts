/** The product's name, slug and contact address: here and nowhere else. */
export const brand = {
  name: 'Sanaa',
  slug: 'sanaa',
  email: 'hello@sanaa.test',
  foundedIn: 2025,
} as const
