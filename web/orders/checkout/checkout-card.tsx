import type { CardFields as FieldsThere } from '#application/payments/card-client.ts'
import type { CardClientKey } from '#application/payments/contract.ts'
import type { Cents } from '#domain/shared/money.ts'
import { ProviderFields } from '#web/orders/paying/provider-fields.tsx'
import { CardFields } from './card-fields.tsx'
import type { Fill } from './fill.ts'

interface CheckoutCardProps {
  /** Undefined where a card is typed into fields of ours. */
  readonly client: CardClientKey | undefined
  readonly fill: Fill
  readonly total: Cents
  readonly isChosen: boolean
  readonly onFields: (fields: FieldsThere | null) => void
}

/** Where a card is typed in: our own fields, or those of whoever takes this shop's cards. */
export function CheckoutCard({ client, fill, total, isChosen, onFields }: CheckoutCardProps) {
  if (!client) return <CardFields fill={fill} />
  return <ProviderFields client={client} total={total} isWanted={isChosen} onFields={onFields} />
}
