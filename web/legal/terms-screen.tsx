import { brand } from '#domain/shared/brand.ts'
import { LegalPage } from './legal-page.tsx'

export function TermsScreen() {
  return (
    <LegalPage title="Terms">
      <p>
        These terms say in plain words what you may expect of {brand.name} and of the artists who sell here,
        and what we expect of you.
      </p>
      <h2>Who sells to you</h2>
      <p>
        Every work is sold by the artist named on its label. {brand.name} shows the work, takes the payment,
        and passes the artist’s share on. The share is shown on the page of every work before you buy.
      </p>
      <h2>Prices, payment and shipping</h2>
      <p>
        Prices are in US dollars. Shipping is free. An order is paid by card, by M-Pesa or by bank transfer;
        an order that is not paid in time expires (after 15 minutes, or three days for a bank transfer), and
        its works go back on the wall.
      </p>
      <h2>One of a kind</h2>
      <p>
        Many works exist once. A work in your cart is not reserved: it is yours when the order is placed.
        Should a work be sold or its price change before that, we tell you, and nothing is charged without
        your saying so.
      </p>
      <h2>Changing your mind</h2>
      <p>
        You may cancel an order until it is shipped, and you get your money back. If a work arrives damaged or
        is not what its page showed, write to us within 14 days; you get a refund, and we settle it with the
        artist.
      </p>
      <h2>For artists</h2>
      <p>
        What you hang here is your own work, made by your own hand, and you may sell it. The rights in it stay
        yours; you let us show its picture in order to sell it. We keep 15&nbsp;% of a sale, and nothing of a
        work that is not sold.
      </p>
      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>. A person answers.
      </p>
    </LegalPage>
  )
}
