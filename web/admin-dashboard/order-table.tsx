import { Link } from 'react-router-dom'
import type { OrderView } from '#application/orders/contract.ts'
import { centsFrom, formatMoney } from '#domain/shared/money.ts'
import * as table from '#web/dashboard/table.css.ts'
import { dayText, methodWords, orderStatusWords } from '#web/orders/order-words.ts'
import { figures, meta, quietLink } from '#web/theme/text.css.ts'
import { Status } from '#web/ui/status.tsx'
import { orderHref } from './admin-hrefs.ts'
import * as css from './user-table.css.ts'

/** Orders, one a line. */
export function OrderTable({ orders }: { orders: readonly OrderView[] }) {
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Buyer</th>
            <th scope="col">Placed</th>
            <th scope="col">State</th>
            <th scope="col">Payment</th>
            <th scope="col" data-figures="">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ number, shipping, email, createdAt, status, payment, total }) => {
            const { word, form, tone } = orderStatusWords[status]
            return (
              <tr key={number}>
                <td>
                  <Link className={`${css.name} ${quietLink} ${figures}`} to={orderHref(number)}>
                    {number}
                  </Link>
                </td>
                <td data-label="Buyer">
                  <span className={css.email}>
                    {shipping.name}
                    <br />
                    <span className={meta}>{email}</span>
                  </span>
                </td>
                <td data-label="Placed" className={figures}>
                  {dayText(createdAt)}
                </td>
                <td data-label="State">
                  <Status form={form} tone={tone}>
                    {word}
                  </Status>
                </td>
                <td data-label="Payment">{methodWords[payment.method]}</td>
                <td data-label="Total" data-figures="">
                  {formatMoney(centsFrom(total))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
