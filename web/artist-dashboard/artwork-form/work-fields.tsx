import { type ArtworkFields, artworkFields } from '#domain/catalogue/artwork-fields.ts'
import type { ArtworkErrors } from '#domain/catalogue/artwork-form.ts'
import { categories } from '#domain/catalogue/category.ts'
import { isPrice } from '#domain/catalogue/price-and-stock.ts'
import { splitPrice } from '#domain/fair-pay/price-split.ts'
import { centsFrom, formatMoney } from '#domain/shared/money.ts'
import { amountIn } from '#domain/shared/typed-number.ts'
import { FormField } from '#web/dashboard/form-field.tsx'
import { useArtistPercent, useFeePercent } from '#web/fair-pay/terms.ts'
import { heading } from '#web/theme/text.css.ts'
import type { ArtworkDraft } from './artwork-draft.ts'
import * as css from './artwork-form-screen.css.ts'

interface WorkFieldsProps {
  readonly draft: ArtworkDraft
  readonly errors: ArtworkErrors
  readonly onChange: (draft: Partial<ArtworkDraft>) => void
}

type FieldName = keyof ArtworkFields
type Part = 'The work' | 'The sale'

/** Where each field stands, and how wide it is. */
const places: Readonly<Record<FieldName, readonly [Part, string]>> = {
  title: ['The work', css.whole],
  description: ['The work', css.whole],
  category: ['The work', css.half],
  medium: ['The work', css.half],
  edition: ['The work', css.whole],
  widthCm: ['The work', css.quarter],
  heightCm: ['The work', css.quarter],
  depthCm: ['The work', css.quarter],
  year: ['The work', css.quarter],
  price: ['The sale', css.half],
  unique: ['The sale', css.half],
  stock: ['The sale', css.quarter],
}

const namesIn = (part: Part): readonly FieldName[] =>
  (Object.keys(places) as FieldName[]).filter((name) => places[name][0] === part)

/** What the artist receives of the price that is being typed. */
function useShareHint(price: string): string {
  const feePercent = useFeePercent()
  const percent = useArtistPercent()
  const cents = centsFrom(amountIn(price) ?? 0)
  if (cents === 0 || !isPrice(cents)) return `You receive ${percent}\u00a0% of the price`
  const { artist } = splitPrice(cents, feePercent)
  return `You receive ${formatMoney(artist)} (${percent}\u00a0%)`
}

/** Everything about the work but its pictures. */
export function WorkFields({ draft, errors, onChange }: WorkFieldsProps) {
  const share = useShareHint(draft.price)
  const part = (called: Part) => (
    <fieldset>
      <legend className={`${heading.h3} ${css.legend}`}>{called}</legend>
      <div className={css.part}>
        {namesIn(called).map((name) => (
          <div key={name} className={places[name][1]}>
            <FormField
              name={name}
              field={artworkFields[name]}
              value={draft[name]}
              error={errors[name]}
              {...(name === 'price' && { hint: share })}
              {...(name === 'category' && draft.category !== 'other' && { choices: categories })}
              onChange={(value) => onChange({ [name]: value })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
  return (
    <>
      {part('The work')}
      {part('The sale')}
    </>
  )
}
