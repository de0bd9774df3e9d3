import { brand } from '#domain/shared/brand.ts'
import { LegalPage } from './legal-page.tsx'

export function PrivacyScreen() {
  return (
    <LegalPage title="Privacy">
      <p>
        We ask for what an order needs, keep it for as long as it is needed, and sell nothing about you to
        anybody.
      </p>
      <h2>While you look around</h2>
      <p>
        Your cart, your favourites and the artists you follow are kept in your own browser until you sign in.
        There are no advertising cookies and no trackers on these pages, and no one else’s scripts.
      </p>
      <h2>When you order</h2>
      <p>
        We keep your name, address, telephone number and e-mail address with the order, and give the artists
        in it what they need in order to send you the work. Your card number, its expiry date and its security
        code go from your browser straight to the payment provider and are not part of the order. While
        payments are a sandbox, that provider is a part of this shop: it looks at the test card and keeps no
        more than its brand and last four digits.
      </p>
      <h2>How long</h2>
      <p>
        Orders are kept for as long as the law asks of a seller. Everything else can be deleted when you ask
        for it.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what we know about you, have it corrected, have it deleted, or take it with you. Write to{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
    </LegalPage>
  )
}
