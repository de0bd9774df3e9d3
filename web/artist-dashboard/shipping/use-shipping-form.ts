import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { FormErrors } from '#domain/shared/form-errors.ts'
import { isComplete } from '#domain/shared/form-errors.ts'
import { type ShippingTerms, shippingTermsErrors, type ZoneTerms } from '#domain/shipping/shipping-terms.ts'
import { refusal } from '#web/identity/refusal.ts'
import { useUnsent } from '#web/kept/use-unsent.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { isAsSaved, newZone, type TypedZone, typedZone, zoneFrom } from './zone-draft.ts'

const sendingZones = sending<readonly ZoneTerms[], ShippingTerms, FormErrors<string>>()
const failure = 'Failed to save where you send to'
const mendFirst = 'Please mend what is marked.'

/** Where an artist sends to as it is being written, and what comes of saving it. */
export function useShippingForm({ home, zones }: ShippingTerms) {
  const { artistServices } = useServices()
  const { revalidate } = useRevalidator()
  const [rows, setRows] = useState(() => zones.map(typedZone))
  const [removed, setRemoved] = useState<{ readonly row: TypedZone; readonly at: number } | null>(null)
  const actor = useLastingActor(
    sendingZones,
    {
      send: async (named) => (await artistServices()).shipping.save(named),
      settle: () => revalidate(),
    },
    {
      done: ({ answer }) => {
        setRows(answer.zones.map(typedZone))
        setRemoved(null)
        toast.success('Saved. Buyers see it beside your works.')
      },
      refused: ({ error }) => {
        const { text, fields } = refusal<string>(error, failure)
        actor.send({ type: 'something is wrong', refusal: fields })
        toast.error(text)
      },
    },
  )
  const flow = useSelector(actor, (current) => current)
  const write = (next: readonly TypedZone[]) => {
    setRows([...next])
    actor.send({ type: 'it is mended', left: null })
  }
  useUnsent('shipping', isAsSaved(rows, zones) ? null : rows, write)
  return {
    rows,
    removed,
    errors: flow.context.refusal ?? {},
    isSaving: !flow.matches('at rest'),
    /** Null where every zone is named. */
    another: newZone(rows, home),
    add: (row: TypedZone) => write([...rows, row]),
    change: (key: string, part: Partial<TypedZone>) =>
      write(rows.map((each) => (each.key === key ? { ...each, ...part } : each))),
    remove: (row: TypedZone) => {
      setRemoved({ row, at: rows.indexOf(row) })
      write(rows.filter((each) => each !== row))
    },
    takeRemovalBack: () => {
      if (removed) write(rows.toSpliced(removed.at, 0, removed.row))
      setRemoved(null)
    },
    save: () => {
      const named = rows.map(zoneFrom)
      const errors = shippingTermsErrors({ home, zones: named })
      actor.send({ type: 'it is mended', left: null })
      if (isComplete(errors)) return actor.send({ type: 'send it', what: named })
      actor.send({ type: 'something is wrong', refusal: errors })
      toast.error(mendFirst)
    },
  }
}
