import { ChevronRight } from 'lucide'
import type { OrderView } from '#application/orders/contract.ts'
import { orderPage } from '#application/shared/addresses.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { Link } from '#web/navigation/link.tsx'
import { figures, muted, small, workTitle } from '#web/theme/text.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Status } from '#web/ui/feedback/status.tsx'
import { BoughtPictures } from './bought-pictures.tsx'
import { artistsText, dayText, orderStatusWords } from './order-words.ts'
import * as css from './orders-screen.css.ts'

/** One of the shopper's orders, led by what was bought. */
export function OrderRow({ order }: { order: OrderView }) {
  const { number, items, createdAt, total } = order
  const { word, form, tone } = orderStatusWords[order.status]
  const [first, second, ...others] = items
  return (
    <li>
      <Link className={css.row} to={orderPage(number)}>
        <BoughtPictures items={items} />
        <span className={css.what}>
          <span className={css.title}>
            <span className={workTitle}>{first?.title}</span>
            {second && others.length === 0 && (
              <>
                {' '}
                and <span className={workTitle}>{second.title}</span>
              </>
            )}
            {others.length > 0 && ` and ${others.length + 1} more`}
          </span>
          <span className={`${small} ${css.by}`}>{artistsText(items)}</span>
          <span className={`${small} ${muted} ${figures} ${css.number}`}>
            {number}, {dayText(createdAt)}
          </span>
        </span>
        <span className={css.state}>
          <Status form={form} tone={tone}>
            {word}
          </Status>
        </span>
        <span className={`${css.sum} ${figures}`}>{formatMoney(total)}</span>
        <span className={css.go}>
          <Icon of={ChevronRight} small />
        </span>
      </Link>
    </li>
  )
}
