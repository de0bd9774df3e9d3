/** What we hold to, each in a sentence or two. */
export const values = [
  {
    name: 'Authenticity',
    text: 'The name on the label is the name of the person who made the work. Nothing here comes out of a warehouse.',
  },
  {
    name: 'Diversity',
    text: 'Carving and code, linocut and stained glass, from every continent. Where something comes from is no obstacle to being seen.',
  },
  {
    name: 'Quality',
    text: 'A person looks at every artist’s work before it hangs here, and says why when it does not.',
  },
  {
    name: 'Integrity',
    text: 'Each price shows what the artist receives and what we keep. The sums add up to the cent, in public.',
  },
  {
    name: 'Innovation',
    text: 'A work can be seen at its true size on a wall before anyone pays for it. We build what helps people decide, and nothing that hurries them.',
  },
] as const
