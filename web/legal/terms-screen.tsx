import { useLoaderData } from 'react-router-dom'
import { timeInWords } from '#domain/orders/payment-times.ts'
import { withdrawalDays } from '#domain/returns/withdrawal-window.ts'
import { brand } from '#domain/shared/brand.ts'
import { ArtistReceives } from '#web/fair-pay/artist-receives.tsx'
import { LegalPage } from './legal-page.tsx'
import type { TermsData } from './legal-routes.tsx'

/** Such as '15 minutes, or three days for a bank transfer'. */
function timesInWords({ card, phone, transfer }: TermsData['keptFor']): string {
  const [byCard, byPhone, byTransfer] = [card, phone, transfer].map((minutes) =>
    timeInWords(minutes * 60_000),
  )
  return card === phone
    ? `${byCard}, or ${byTransfer} for a bank transfer`
    : `${byCard}, ${byPhone} with M-Pesa, or ${byTransfer} for a bank transfer`
}

export function TermsScreen() {
  const { keptFor } = useLoaderData<TermsData>()
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
      <h2>Your account</h2>
      <p>
        You can look around and buy without an account. If you have one, keep its password to yourself and
        tell us if somebody else has used it; a second factor in your profile makes that a good deal harder.
        You may delete it whenever you like; an artist’s is kept until all that was bought is sent and all
        that was earned is paid out. We close an account only if it is used to cheat or to harm others, and we
        say why.
      </p>
      <h2>Prices, payment and shipping</h2>
      <p>
        Prices are in US dollars. Shipping is free. An order is paid by card, by M-Pesa or by bank transfer;
        an order that is not paid in time expires (after {timesInWords(keptFor)}), and its works go back on
        the wall.
      </p>
      <h2>One of a kind</h2>
      <p>
        Many works exist once. A work in your cart is not reserved: it is yours when the order is placed.
        Should a work be sold or its price change before that, we tell you, and nothing is charged without
        your saying so.
      </p>
      <h2>Changing your mind</h2>
      <p>
        You may cancel an order until it is shipped, and you get your money back. From the payment on, until{' '}
        {withdrawalDays} days after you have received the last work, you may withdraw from it without giving a
        reason: on the order’s page, where it says “Withdraw from contract here”. What has been sent by then
        you send back to its artist within {withdrawalDays} days, and its money follows once it is there.
      </p>
      <p>
        If a work arrives damaged or is not what its page showed, say so on the order’s page; a photograph
        helps. Its artist answers there, and a person at {brand.name} decides what goes back to you.
      </p>
      <h2>For artists</h2>
      <p>
        What you hang here is your own work, made by your own hand, and you may sell it. A person looks at
        your profile and your works before others see them, and tells you why if the answer is no; you may
        mend them and ask again. The rights in your work stay yours; you let us show its picture in order to
        sell it.
      </p>
      <p>
        <ArtistReceives /> We keep the rest, and nothing of a work that is not sold. You pack and send what
        you have sold, and tell us how, so that the buyer can follow it.
      </p>
      <h2>How we treat each other</h2>
      <p>
        Write to artists about their work, as you would speak to them in their studio. We may take down works
        that are stolen, that break the law, or that hurt people, and stop messages that do.
      </p>
      <h2>When these terms change</h2>
      <p>
        What you have ordered stays under the terms you ordered by. If something changes that matters to your
        account, we write to you before it does.
      </p>
      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>. A person answers.
      </p>
    </LegalPage>
  )
}
