import { ArrowLeft, Download, Printer } from 'lucide'
import { useLoaderData } from 'react-router-dom'
import { paidAs, whenceOf } from '#application/orders/receipt-words.ts'
import type { ReceiptView } from '#application/orders/receipts-contract.ts'
import { artworkPage, fairPayPage, orderPage } from '#application/shared/addresses.ts'
import { receiptFile } from '#application/shared/receipt-addresses.ts'
import { shippingInWords } from '#domain/orders/order-price.ts'
import { methodNames } from '#domain/orders/payment.ts'
import { postalAddress } from '#domain/orders/postal-address.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { carriageSentence } from '#domain/shipping/carriage.ts'
import { Link } from '#web/navigation/link.tsx'
import { wrap } from '#web/theme/layout.css.ts'
import {
  figures,
  heading,
  link,
  quietLink,
  small,
  spoken,
  standalone,
  workTitle,
} from '#web/theme/text.css.ts'
import { look } from '#web/ui/buttons/button.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Logo } from '#web/ui/navigation/logo.tsx'
import { dayText } from './order-words.ts'
import type { ReceiptData } from './receipt-routes.tsx'
import * as css from './receipt-screen.css.ts'
import { Sum } from './receipt-sum.tsx'

/** What was paid for an order and to whom it went, to read and to print. */
export function ReceiptScreen() {
  const { receipt, accessKey } = useLoaderData<ReceiptData>()
  const { number, parts, feePercent } = receipt
  return (
    <div className={`${wrap} ${css.page}`}>
      <div className={css.acts}>
        <Link className={`${quietLink} ${standalone} ${small}`} to={orderPage(number, accessKey)}>
          <Icon of={ArrowLeft} small />
          Order {number}
        </Link>
        <div className={css.buttons}>
          <Button onClick={() => window.print()}>
            <Icon of={Printer} small />
            Print
          </Button>
          <a className={look.primary} href={receiptFile(number, accessKey)} target="_blank" rel="noopener">
            <Icon of={Download} small />
            Save as PDF
          </a>
        </div>
      </div>
      <article className={css.sheet}>
        <Logo className={css.logo} />
        <h1 className={heading.display}>Receipt</h1>
        <Facts receipt={receipt} />
        {parts.map((part) => (
          <Part key={part.artist.id} part={part} feePercent={feePercent} />
        ))}
        <Sums receipt={receipt} />
        <Split receipt={receipt} />
        {receipt.refunds.length > 0 && <Refunds receipt={receipt} />}
        <p className={css.foot}>
          {brand.name}, {brand.email}. Prices in US dollars. A receipt, no tax invoice.{' '}
          <Link className={`${link} ${css.onScreen}`} to={fairPayPage}>
            How every sale is split
          </Link>
        </p>
      </article>
    </div>
  )
}

function Facts({ receipt }: { receipt: ReceiptView }) {
  const { number, placedAt, paidAt, method, shipping, email } = receipt
  return (
    <dl className={css.facts}>
      <div>
        <dt>Order</dt>
        <dd className={figures}>{number}</dd>
        <dd>Placed {dayText(placedAt)}</dd>
      </div>
      <div>
        <dt>Paid</dt>
        <dd className={figures}>
          <time dateTime={paidAt}>{dayText(paidAt)}</time>
        </dd>
        <dd>{methodNames[method]}</dd>
      </div>
      <div>
        <dt>For</dt>
        {postalAddress(shipping).map((line) => (
          <dd key={line}>{line}</dd>
        ))}
        <dd>{email}</dd>
      </div>
    </dl>
  )
}

function Part({ part, feePercent }: { part: ReceiptView['parts'][number]; feePercent: number }) {
  const { artist, lines, artistReceives, carriage, fee } = part
  return (
    <section className={css.part}>
      <h2 className={heading.h4}>{artist.name}</h2>
      <table className={css.lines}>
        <thead className={css.columns}>
          <tr>
            <th scope="col">Work</th>
            <th scope="col">Pieces</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ artworkId, title, quantity, price, total }) => (
            <tr key={artworkId}>
              <td className={workTitle}>
                <Link className={quietLink} to={artworkPage(artworkId)}>
                  {title}
                </Link>
              </td>
              <td>
                {quantity > 1 ? `${quantity} × ${formatMoney(price)}` : <span className={spoken}>1</span>}
              </td>
              <td>{formatMoney(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={css.quiet}>
        <Sum
          of={`${artist.name} receives`}
          amount={artistReceives}
          note={carriageSentence(artistReceives, carriage)}
        />
        <Sum of={`${brand.name}’s fee, ${feePercent}\u00a0%`} amount={fee} />
      </dl>
    </section>
  )
}

function Sums({ receipt }: { receipt: ReceiptView }) {
  const otherwise = paidAs(receipt)
  return (
    <>
      <dl className={css.sums}>
        <Sum of="Subtotal" amount={receipt.subtotal} />
        <Sum of="Shipping" amount={shippingInWords} />
        <Sum of="Total" amount={receipt.total} strong />
      </dl>
      {otherwise && <p className={css.otherwise}>{otherwise}</p>}
    </>
  )
}

/** Who gets what of it: a bar in two parts, and the two sums. */
function Split({ receipt: { parts, total, artistsReceive, carriage, fee } }: { receipt: ReceiptView }) {
  return (
    <section className={css.split} aria-label="Who gets what">
      <div className={css.bar} aria-hidden="true">
        <span style={{ flexGrow: total === 0 ? 1 : artistsReceive / total }} />
        {fee > 0 && <span style={{ flexGrow: fee / total }} />}
      </div>
      <dl>
        <Sum
          of={parts.length === 1 ? 'The artist receives' : 'The artists receive'}
          amount={artistsReceive}
          note={parts.length > 1 ? carriageSentence(artistsReceive, carriage, parts.length) : null}
          strong
        />
        <Sum of={`${brand.name} keeps`} amount={fee} />
      </dl>
    </section>
  )
}

function Refunds({ receipt }: { receipt: ReceiptView }) {
  return (
    <section className={css.part}>
      <h2 className={heading.h4}>Refunded</h2>
      <dl>
        {receipt.refunds.map((refund) => (
          <div key={refund.at} className={css.sum}>
            <dt>
              <time dateTime={refund.at}>{dayText(refund.at)}</time>
              <span className={css.whence}>{whenceOf(refund, receipt)}</span>
            </dt>
            <dd>{formatMoney(0 - refund.amount)}</dd>
          </div>
        ))}
        <Sum of="Paid in the end" amount={receipt.kept} strong />
      </dl>
    </section>
  )
}
