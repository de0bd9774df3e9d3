import { type ArtworkErrors, longestText } from '#domain/catalogue/artwork-form.ts'
import { type Category, categories, categoryLabel } from '#domain/catalogue/category.ts'
import { splitPrice } from '#domain/fair-pay/price-split.ts'
import { centsFrom, formatMoney } from '#domain/shared/money.ts'
import { numberIn } from '#domain/shared/typed-number.ts'
import { useArtistPercent, useFeePercent } from '#web/fair-pay/terms.ts'
import { heading } from '#web/theme/text.css.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { type ArtworkDraft, type DraftText, kindLabels, kindOf } from './artwork-draft.ts'
import * as css from './artwork-form-screen.css.ts'

interface WorkFieldsProps {
  readonly draft: ArtworkDraft
  readonly errors: ArtworkErrors
  readonly onChange: (draft: Partial<ArtworkDraft>) => void
}

const kindOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }))

function categoryOptions(chosen: Category | '') {
  const shown: readonly (Category | '')[] =
    chosen === 'other' ? ['', ...categories, 'other'] : ['', ...categories]
  return shown.map((value) => ({
    value,
    label: value === '' ? 'Choose one' : categoryLabel(value),
  }))
}

/** What the artist receives of the price that is being typed. */
function useShareHint(price: string): string {
  const feePercent = useFeePercent()
  const percent = useArtistPercent()
  const dollars = numberIn(price)
  if (dollars === null || !Number.isFinite(dollars) || dollars <= 0)
    return `You receive ${percent}\u00a0% of the price`
  const { artist } = splitPrice(centsFrom(dollars), feePercent)
  return `You receive ${formatMoney(artist)} (${percent}\u00a0%)`
}

/** Everything about the work but its pictures. */
export function WorkFields({ draft, errors, onChange }: WorkFieldsProps) {
  const share = useShareHint(draft.price)
  const field = (name: DraftText) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: target.value }),
  })
  const number = (name: DraftText) => ({ ...field(name), figures: true, autoComplete: 'off' })
  return (
    <>
      <fieldset>
        <legend className={`${heading.h3} ${css.legend}`}>The work</legend>
        <div className={css.part}>
          <div className={css.whole}>
            <Field label="Title" {...field('title')} maxLength={longestText.title} />
          </div>
          <div className={css.whole}>
            <TextArea
              label="Description"
              rows={5}
              {...field('description')}
              maxLength={longestText.description}
            />
          </div>
          <Select
            className={css.half}
            label="Category"
            options={categoryOptions(draft.category)}
            {...field('category')}
          />
          <Field className={css.half} label="Medium" {...field('medium')} maxLength={longestText.medium} />
          <Field className={css.quarter} label="Width, cm" inputMode="decimal" {...number('widthCm')} />
          <Field className={css.quarter} label="Height, cm" inputMode="decimal" {...number('heightCm')} />
          <Field
            className={css.quarter}
            label="Depth, cm"
            hint="If it stands free"
            inputMode="decimal"
            {...number('depthCm')}
          />
          <Field className={css.quarter} label="Year" inputMode="numeric" {...number('year')} />
        </div>
      </fieldset>
      <fieldset>
        <legend className={`${heading.h3} ${css.legend}`}>The sale</legend>
        <div className={css.part}>
          <Field
            className={css.half}
            label="Price, US dollars"
            hint={share}
            inputMode="decimal"
            {...number('price')}
          />
          <Select
            className={css.quarter}
            label="This work is"
            name="unique"
            options={kindOptions}
            value={kindOf(draft)}
            onChange={({ target }) => onChange({ unique: target.value === 'unique' })}
          />
          <Field className={css.quarter} label="Stock" inputMode="numeric" {...number('stock')} />
        </div>
      </fieldset>
    </>
  )
}
