import { type Person, persons, type Step } from '#features/report/report-data.ts'

/** What one does who has a cart, an order or an account: whoever does it is a shopper, and everybody else a visitor. */
const shopping =
  /\b(carts?|orders?|ordered|buys?|bought|buyer|checkout|pays?|paid|money|parcel|refund|signs? (?:in|up|out)|signed (?:in|up|out)|account|password|passkey|favourites?|devices?|receipt|withdraws?|history)\b/i

/** Names that stand in a table under "artist". */
const artistsIn = ({ rows: [header = [], ...rows] }: Step): readonly string[] => {
  const column = header.indexOf('artist')
  return column < 0 ? [] : rows.flatMap((row) => row[column] ?? [])
}

/** How steps say that somebody is an artist, or becomes one. */
const asArtist =
  /^"?([^",]+?)"?(?:, an artist,| (?:is an artist|is signed in as an artist|(?:has|have) signed (?:up|in here) as (?:an artist|artists)|signs up as an artist|makes (?:a|her|his) profile as an artist|has (?:her|his) earnings open)\b)/

const namesIn = (steps: readonly Step[], said: RegExp): readonly string[] =>
  steps.flatMap(({ text }) => said.exec(text)?.[1] ?? [])

/** People are called by their whole name, or by the first. */
const calls = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => [name, name.split(' ')[0] ?? name]))

/** A step's first words where they are somebody: a name, with quotes or without. */
const named = /^(?:an? |the )?(?:admin |artist )?("?)(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)\1(?:['’]s)? \p{Ll}/u
/** What only one who shops does, whoever was spoken of before. */
const buying =
  /^(?:she|he) (?:buys|pays|orders|puts|withdraws|reports damage|goes to the checkout|places the order)\b/
const again = /^(?:she|he|they|her|his|their) /
const nobodyByName = /^(?:The|One|It|Two|Nobody|Stripe|Nothing|Then)$/

/** Who does something in these steps, or is told something, as the steps themselves say. */
export function personsOf(steps: readonly Step[]): readonly Person[] {
  const artists = calls([
    ...steps.flatMap(artistsIn),
    ...namesIn(steps, asArtist).flatMap((names) => names.split(/, | and /)),
  ])
  const admins = calls(namesIn(steps, /^(?:an? (?=admin))?(?:admin )?"?([^"]+?)"? is signed in as an admin/))
  const taking = new Set<Person>()
  const others: string[] = []
  let last: Person | null = null
  for (const { text } of steps) {
    const [, quote = '', name = ''] = named.exec(text) ?? []
    if (/\badmins?\b/i.test(text) || admins.has(name)) last = 'admin'
    else if (artists.has(name) || /^(?:the|an) artist \p{Ll}/u.test(text)) last = 'artist'
    else if (
      (quote === '' && name !== '' && !nobodyByName.test(name)) ||
      /^an? (?:visitor|shopper)/.test(text)
    )
      last = 'shopper'
    else if (buying.test(text)) last = 'shopper'
    else if (again.test(text)) last ??= 'shopper'
    else continue
    if (last === 'shopper') others.push(text)
    else taking.add(last)
  }
  if (others.length > 0 || taking.size === 0)
    taking.add(shopping.test(others.join('\n')) ? 'shopper' : 'visitor')
  return persons.filter((person) => taking.has(person))
}
