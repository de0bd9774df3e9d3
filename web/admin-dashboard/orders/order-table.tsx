import type { OrderView } from '#application/orders/contract.ts'
import { adminOrderPage } from '#application/shared/dashboard-addresses.ts'
import { methodNames } from '#domain/orders/payment.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { MailAddress } from '#web/admin-dashboard/users/mail-address.tsx'
import * as css from '#web/admin-dashboard/users/user-table.css.ts'
import { ListTable } from '#web/dashboard/list-table.tsx'
import { date, unbroken } from '#web/dashboard/table.css.ts'
import { Link } from '#web/navigation/link.tsx'
import { dayText, orderStatusWords } from '#web/orders/order-words.ts'
import { figures, meta, quietLink } from '#web/theme/text.css.ts'
import { Status } from '#web/ui/feedback/status.tsx'

/** Orders, one a line. */
export function OrderTable({ orders }: { orders: readonly OrderView[] }) {
  return (
    <ListTable columns={['Order', 'Buyer', 'Placed', 'State', 'Payment', { figures: 'Total' }]}>
      {orders.map(({ number, shipping, email, createdAt, status, payment, total }) => {
        const { word, form, tone } = orderStatusWords[status]
        return (
          <tr key={number}>
            <td>
              <Link className={`${css.name} ${unbroken} ${quietLink} ${figures}`} to={adminOrderPage(number)}>
                {number}
              </Link>
            </td>
            <td data-label="Buyer">
              <span className={css.email}>
                {shipping.name}
                <br />
                <MailAddress className={meta} of={email} />
              </span>
            </td>
            <td data-label="Placed" className={`${date} ${figures}`}>
              {dayText(createdAt)}
            </td>
            <td data-label="State">
              <Status form={form} tone={tone}>
                {word}
              </Status>
            </td>
            <td data-label="Payment">{methodNames[payment.method]}</td>
            <td data-label="Total" data-figures="">
              {formatMoney(total)}
            </td>
          </tr>
        )
      })}
    </ListTable>
  )
}
