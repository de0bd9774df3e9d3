import type { PlacedArtist } from '#adapters/postgres/demo/demo-seed.ts'
import type { PaidArtist } from '#adapters/postgres/demo/kept-books.ts'
import type { IdSource } from '#application/shared/id-source.ts'

/** Who has not said so far where their money goes. */
const undecided = 'farrukh-ergashev'

/** Accounts that their countries' banks give as examples. */
const examples = [
  'DE89370400440532013000',
  'BE68539007547034',
  'FI2112345600000785',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'IT60X0542811101000000123456',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'ES9121000418450200051332',
  'SE4550000000058398257466',
  'TR330006100519786457841326',
  'LB62099900000001001901229114',
]

/** Where the demo's artists are paid to: at a bank of their country, where there is an example of one. */
export const paidArtists = (artists: readonly PlacedArtist[], ids: IdSource): readonly PaidArtist[] =>
  artists
    .filter(({ slug }) => slug !== undecided)
    .map(({ id: artistId, userId, name: holder, country, joinedAt: since }, index) => {
      const iban =
        examples.find((each) => each.startsWith(country)) ?? examples[index % examples.length] ?? ''
      return { accountId: ids.newId(), artistId, userId, since, destination: { kind: 'iban', iban, holder } }
    })
