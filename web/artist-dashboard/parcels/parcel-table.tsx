import type { ArtistOrderView } from '#application/artist-dashboard/contract.ts'
import { parcelPage } from '#application/shared/dashboard-addresses.ts'
import { countryName } from '#domain/shared/country-name.ts'
import { ListTable } from '#web/dashboard/list-table.tsx'
import * as table from '#web/dashboard/table.css.ts'
import { WorkCell } from '#web/dashboard/work-cell.tsx'
import { dayText, parcelStatusWords } from '#web/orders/order-words.ts'
import { figures, words } from '#web/theme/text.css.ts'
import { imageSource } from '#web/ui/artwork/image-source.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Status } from '#web/ui/feedback/status.tsx'

function Parcel({ order }: { order: ArtistOrderView }) {
  const { number, items, shipping, status, placedAt } = order
  const pieces = items.reduce((sum, { inParcel }) => sum + inParcel, 0)
  const [first] = items
  const act = status === 'waiting' ? 'Ship' : 'Open'
  const { word, form, tone } = parcelStatusWords[status]
  return (
    <tr>
      <td>
        <WorkCell
          picture={
            first?.imageUrl && (
              <img src={imageSource(first.imageUrl, 240)} width={64} height={64} alt="" loading="lazy" />
            )
          }
          title={
            <span className={table.workTitle}>
              {first?.title}
              {items.length > 1 && <span className={table.beside}> and {items.length - 1} more</span>}
            </span>
          }
          note={pieces === 0 ? 'Nothing to pack' : `Qty ${pieces}`}
        />
      </td>
      <td data-label="Order" className={`${figures} ${table.unbroken}`}>
        {number}
      </td>
      <td data-label="Buyer" className={words}>
        {shipping.name}, {countryName(shipping.country)}
      </td>
      <td data-label="Placed" className={`${figures} ${table.unbroken}`}>
        {dayText(placedAt)}
      </td>
      <td data-label="State">
        <Status form={form} tone={status === 'waiting' ? 'warn' : tone}>
          {status === 'waiting' ? 'To ship' : word}
        </Status>
      </td>
      <td className={`${table.actions} ${table.bordered}`}>
        <span className={table.buttons}>
          <ButtonLink to={parcelPage(number)} aria-label={`${act} order ${number}`}>
            {act}
          </ButtonLink>
        </span>
      </td>
    </tr>
  )
}

/** The artist's parts of orders, with whom they go to. */
export function ParcelTable({ orders }: { orders: readonly ArtistOrderView[] }) {
  return (
    <ListTable columns={['Artwork', 'Order', 'Buyer', 'Placed', 'State']} hasActs>
      {orders.map((order) => (
        <Parcel key={order.number} order={order} />
      ))}
    </ListTable>
  )
}
