import { SlidersHorizontal } from 'lucide'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Facets } from '#application/catalogue/contract.ts'
import { orientationLabel } from '#domain/catalogue/orientation.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { ColourChoice } from './colour-choice.tsx'
import { type FurtherFilter, furtherFilters, type GalleryAddress } from './gallery-address.ts'
import * as css from './more-filters.css.ts'
import { withChosen } from './with-chosen.ts'

interface MoreFiltersProps {
  readonly view: GalleryAddress
  readonly facets: Facets
  readonly onChoose: () => void
}

/** Milliseconds after the last figure of a number: it is as it was meant. */
const untilTyped = 600

/** What a work is made of, which wall it fits, how it lies and its colour; folded away until it is wanted. */
export function MoreFilters({ view, facets, onChoose }: MoreFiltersProps) {
  const inForce = furtherFilters(view)
  const [isOpen, setOpen] = useState(false)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(typing.current), [])
  const media = withChosen(
    facets.media,
    ({ medium }) => medium === view.medium,
    view.medium === '' ? null : { medium: view.medium, count: 0 },
  )
  const orientations = withChosen(
    facets.orientations,
    ({ orientation }) => orientation === view.orientation,
    view.orientation && { orientation: view.orientation, count: 0 },
  )
  const mediumOptions = [
    { value: '', label: 'Any Medium' },
    ...media.map(({ medium, count }) => ({ value: medium, label: `${medium} (${count})` })),
  ]
  const orientationOptions = [
    { value: '', label: 'Any Orientation' },
    ...orientations.map(({ orientation, count }) => ({
      value: orientation,
      label: `${orientationLabel(orientation)} (${count})`,
    })),
  ]
  const wall = (name: 'width' | 'height', label: string) => (
    <Field
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={1}
      max={10_000}
      step={1}
      figures
      placeholder="cm"
      defaultValue={view[name] ?? ''}
      onInput={() => {
        clearTimeout(typing.current)
        typing.current = setTimeout(onChoose, untilTyped)
      }}
      onBlur={() => {
        // Once is enough: whoever goes on meanwhile would be taken back.
        clearTimeout(typing.current)
        onChoose()
      }}
    />
  )
  const fields: Readonly<Record<Exclude<FurtherFilter, 'height'>, ReactNode>> = {
    medium: (
      <Select
        label="Medium"
        name="medium"
        defaultValue={view.medium}
        options={mediumOptions}
        onChange={onChoose}
      />
    ),
    orientation: (
      <Select
        label="Orientation"
        name="orientation"
        defaultValue={view.orientation ?? ''}
        options={orientationOptions}
        onChange={onChoose}
      />
    ),
    width: (
      <fieldset className={css.wall}>
        <legend className={css.legend}>Fits a wall of</legend>
        {wall('width', 'Wall width')}
        {wall('height', 'Wall height')}
      </fieldset>
    ),
    colour: facets.colours.length > 0 && (
      <ColourChoice colours={facets.colours} chosen={view.colour} onChoose={onChoose} />
    ),
  }
  return (
    <details className={css.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.summary}>
        <Icon of={SlidersHorizontal} small />
        More filters
        {inForce > 0 && <span className={css.count}>{inForce}</span>}
      </summary>
      <div className={css.fields}>
        {Object.entries(fields).map(([name, field]) => (
          <Fragment key={name}>{field}</Fragment>
        ))}
        <noscript>
          <Button type="submit">Show artworks</Button>
        </noscript>
      </div>
    </details>
  )
}
