import type { ArtistOrderView } from '#application/artist-dashboard/contract.ts'
import { postalAddress } from '#domain/orders/postal-address.ts'
import { brand } from '#domain/shared/brand.ts'
import { dayText } from '#web/orders/order-words.ts'
import * as css from './parcel-screen.css.ts'

/** What lies in the parcel, on paper: to whom, what, and thanks. No prices: it may be a present. */
export function PackingSlip({ order, from }: { order: ArtistOrderView; from: string }) {
  return (
    <div className={css.slip}>
      <h2>Packing slip</h2>
      <p>
        {brand.name}, order {order.number}, {dayText(order.placedAt)}
        <br />
        Sent by {from}
      </p>
      <address className={css.address}>{postalAddress(order.shipping).join('\n')}</address>
      <table>
        <thead>
          <tr>
            <th scope="col">Artwork</th>
            <th scope="col">Quantity</th>
          </tr>
        </thead>
        <tbody>
          {order.items
            .filter(({ inParcel }) => inParcel > 0)
            .map(({ artworkId, title, inParcel }) => (
              <tr key={artworkId}>
                <td>{title}</td>
                <td>{inParcel}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p>Made by hand, and now yours. Thank you.</p>
    </div>
  )
}
