import type { Facets } from '#application/catalogue/contract.ts'
import { type Colour, colourLabel } from '#domain/catalogue/colour.ts'
import { cssVar } from '#web/theme/css-var.ts'
import { figures, spoken } from '#web/theme/text.css.ts'
import { artworksText } from '#web/ui/artwork/artworks-text.ts'
import * as fieldCss from '#web/ui/fields/field.css.ts'
import * as css from './colour-choice.css.ts'
import { withChosen } from './with-chosen.ts'

/** A pure specimen of each colour; the works' own are never altered. */
const specimens: Readonly<Record<Colour, string>> = {
  red: '#b3262e',
  orange: '#d9752b',
  yellow: '#e3bd3a',
  green: '#4d7d4a',
  blue: '#2f5f94',
  purple: '#694a8e',
  pink: '#dc93a8',
  brown: '#7a5230',
  white: '#f7f4ec',
  grey: '#8b8b88',
  black: '#1d1c1a',
}

interface ColourChoiceProps {
  readonly colours: Facets['colours']
  readonly chosen: Colour | null
  readonly onChoose: () => void
}

/** One of the colours that the works have, or any. */
export function ColourChoice({ colours, chosen, onChoose }: ColourChoiceProps) {
  const option = (value: Colour | '', label: string, count?: number) => (
    <label key={value} className={css.option}>
      <input
        className={css.radio}
        type="radio"
        name="colour"
        value={value}
        defaultChecked={value === (chosen ?? '')}
        onChange={onChoose}
      />
      {value === '' ? (
        <span className={css.any} />
      ) : (
        <span className={css.dot} style={cssVar(css.swatch, specimens[value])} />
      )}
      <span className={css.word}>{label}</span>
      {count !== undefined && <span className={`${spoken} ${figures}`}>, {artworksText(count)}</span>}
    </label>
  )
  const offered = withChosen(
    colours,
    ({ colour }) => colour === chosen,
    chosen && { colour: chosen, count: 0 },
  )
  return (
    <fieldset className={css.choice}>
      <legend className={fieldCss.label}>Colour</legend>
      <div className={css.options}>
        {option('', 'Any')}
        {offered.map(({ colour, count }) => option(colour, colourLabel(colour), count))}
      </div>
    </fieldset>
  )
}
