import { followingPage, profilePage } from '#application/shared/addresses.ts'
import { takenOutRemembered } from '#domain/cart/cart-changes.ts'
import { longestIdle, longestSession } from '#domain/identity/session.ts'
import { brand } from '#domain/shared/brand.ts'
import { Link } from '#web/navigation/link.tsx'
import { LegalPage } from './legal-page.tsx'

const days = (milliseconds: number): number => Math.round(milliseconds / 86_400_000)

export function PrivacyScreen() {
  return (
    <LegalPage title="Privacy">
      <p>
        We ask for what an order or an account needs, keep it for as long as it is needed, and sell nothing
        about you to anybody.
      </p>
      <h2>While you look around</h2>
      <p>
        Your cart, your favourites, the artists you follow and the works you saw last are kept in your own
        browser until you sign in; clearing its data for this site removes them. What you are writing, such as
        a half-filled checkout, stays in its tab until you send it, sign out or close the tab. There are no
        advertising cookies and no trackers on these pages, and no one else’s scripts, fonts or pictures.
      </p>
      <p>
        We count how often a work is looked at, so that the front page can show what moves people. For one day
        we know a scrambled mark of your network address and browser, made with a secret that is thrown away
        every day, so that nobody counts twice. After that nothing is left but the number, and after 60 days
        not even that.
      </p>
      <h2>Cookies</h2>
      <p>
        When you sign in we set a cookie, <code>sid</code>. It holds a random number by which we know that it
        is you, and nothing else. It ends when you sign out, after {days(longestIdle)} days without a visit,
        or after {days(longestSession)} days at most.
      </p>
      <p>
        A second one, <code>device</code>, stays for a year after you last signed in. It holds a sealed random
        number for each account that was signed in here, by which we know this browser again: strangers who
        try passwords elsewhere cannot keep you out of it. Over https the names of our cookies begin with{' '}
        <code>__Host-</code>.
      </p>
      <p>
        Only if you press “Continue with Google” we set another one, <code>authorization</code>, for at most
        15 minutes: a random number by which we know that the browser that comes back from there is the one
        that left. Without signing in there is no other cookie.
      </p>
      <h2>When you have an account</h2>
      <p>
        We keep your name, email address, country and telephone number, your password as a hash that cannot be
        turned back, your favourites, whom you follow and your cart. If you sign in with another provider, we
        keep which one and the name it knows you by. If you switch on an app as a second factor, we keep its
        secret, encrypted; of a passkey we keep the name you gave it and its public key, never your finger or
        face. For each of your open sessions we keep when and with which kind of browser it began, so that you
        can end those you do not know.
      </p>
      <h2>When somebody guesses</h2>
      <p>
        To slow down those who guess passwords or send too much, we count tries by network address and by the
        email address that was typed. Both are written down as hashes only, and count for a day at most. While
        an order waits for its payment, a hash of the network address that it came from stays with it, so that
        nobody can keep a whole gallery from being sold.
      </p>
      <h2>When you order</h2>
      <p>
        We keep your name, address, telephone number and email address with the order, and give the artists in
        it what they need in order to send you the work. Your card number, its expiry date and its security
        code go from your browser straight to the payment provider and are not part of the order. While
        payments are a sandbox, that provider is a part of this shop: it looks at the test card and keeps no
        more than its brand and last four digits. If you pay by bank transfer, the name of your bank and the
        account number that you type stay with the order, so that money can go back there where our bank does
        not tell us the account; so does what our bank tells us of the transfer: whose account it came from,
        its number and the words with it; and what went back there.
      </p>
      <p>
        Without an account, each line of your cart goes by a random name that your browser has given it. For{' '}
        {days(takenOutRemembered)} days we keep a hash of that name with the order that it left your cart
        with, so that you do not buy it twice where our answer did not reach you.
      </p>
      <h2>When you write to an artist</h2>
      <p>
        We pass on your name, your subject and your words by email, and not your address. We keep the message,
        with your address, so that we can step in should someone be bothered.
      </p>
      <h2>Email</h2>
      <p>
        We write to you about your account and your orders: to confirm an address, to reset a password, when
        an order is placed, paid, shipped or ended. The emails hold no pictures or links that tell us whether
        you have read them. We keep a copy of what we have sent you, with your address, so that we know what
        you were told.
      </p>
      <p>
        If you follow artists and have confirmed your address, we write to you about works that they show for
        the first time, at most once a day, until you say that it is enough: by the link in each of these
        emails, or on <Link to={followingPage}>the page of the artists you follow</Link>. There is no other
        newsletter.
      </p>
      <p>
        If you ask to be told when a work is back, we keep your address for that alone, write to you once, and
        forget it two hours later; or at once when you take it back, and after a year in any case.
      </p>
      <h2>How long</h2>
      <p>
        Orders are kept for as long as the law asks of a seller. Your account is kept until you delete it,
        which you can do yourself on <Link to={profilePage}>your profile</Link>; what you bought, and how it
        was paid, then stays with the order alone.
      </p>
      <p>
        A link to confirm your address works for 7 days, a link to reset your password for 30 minutes and only
        once. The link to an order works for as long as the order is kept: whoever has it sees the order, so
        keep that email to yourself.
      </p>
      <h2>Your rights</h2>
      <p>
        You may see what we know about you, correct it, take it with you and delete it: your profile has a
        control for each. Without an account, or with any other question, write to{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
    </LegalPage>
  )
}
