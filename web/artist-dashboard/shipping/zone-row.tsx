import { X } from 'lucide'
import { type Zone, zoneLabel, zones } from '#domain/shipping/zone.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import * as css from './shipping-screen.css.ts'
import type { TypedZone } from './zone-draft.ts'

const sentOrNot = [
  { value: 'yes', label: 'Sent there' },
  { value: 'no', label: 'Not sent there' },
]

interface ZoneRowProps {
  readonly row: TypedZone
  readonly home: string | null
  /** What is wrong with it, by the names of its fields. */
  readonly errors: Readonly<Partial<Record<'zone' | 'days' | 'carriage', string>>>
  readonly onChange: (part: Partial<TypedZone>) => void
  readonly onRemove: () => void
}

/** One zone: whether its parcels are sent, in how many days, and what one costs. */
export function ZoneRow({ row, home, errors, onChange, onRemove }: ZoneRowProps) {
  const { zone, isSent, from, to, carriage } = row
  const offered = zones.filter((each) => each !== 'own-country' || home !== null || each === zone)
  return (
    <li className={css.zone}>
      <fieldset className={css.fields} aria-label={zoneLabel(zone)}>
        <Select
          label="Zone"
          value={zone}
          error={errors.zone}
          options={offered.map((value) => ({ value, label: zoneLabel(value) }))}
          onChange={({ target }) => onChange({ zone: target.value as Zone })}
        />
        <Select
          label="Parcels"
          value={isSent ? 'yes' : 'no'}
          options={sentOrNot}
          onChange={({ target }) => onChange({ isSent: target.value === 'yes' })}
        />
        {isSent && (
          <>
            <Field
              label="From, days"
              figures
              inputMode="numeric"
              maxLength={3}
              value={from}
              error={errors.days}
              onChange={({ target }) => onChange({ from: target.value })}
            />
            <Field
              label="To, days"
              figures
              inputMode="numeric"
              maxLength={3}
              value={to}
              {...(errors.days !== undefined && { 'aria-invalid': true })}
              onChange={({ target }) => onChange({ to: target.value })}
            />
            <Field
              label="Carriage, $"
              figures
              inputMode="decimal"
              maxLength={12}
              placeholder="Not told"
              value={carriage}
              error={errors.carriage}
              onChange={({ target }) => onChange({ carriage: target.value })}
            />
          </>
        )}
      </fieldset>
      <IconButton icon={X} label={`Remove ${zoneLabel(zone)}`} onClick={onRemove} />
    </li>
  )
}
