import { useLoaderData } from 'react-router-dom'
import type { BooksView } from '#application/fair-pay/contract.ts'
import { artistSignUpPage } from '#application/shared/addresses.ts'
import { daysKept } from '#domain/fair-pay/payout.ts'
import { artistPercent } from '#domain/fair-pay/price-split.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatCount } from '#domain/shared/format-count.ts'
import { type Cents, formatMoney } from '#domain/shared/money.ts'
import { band, section, wrap } from '#web/theme/layout.css.ts'
import { heading, lead, prose } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import type { FairPayData } from './fair-pay-routes.tsx'
import * as css from './fair-pay-screen.css.ts'
import { SplitPicture } from './split-picture.tsx'

/** How every sale is split, what artists have received so far, and that the books sum to zero. */
export function FairPayScreen() {
  const { books, work } = useLoaderData<FairPayData>()
  const percent = artistPercent(books.feePercent)
  return (
    <>
      <div className={`${wrap} ${css.intro}`}>
        <div>
          <h1 className={`${heading.display} ${css.title}`}>Fair pay, in the open</h1>
          <p className={`${lead} ${css.sentence}`}>
            Whoever makes a work by hand receives {percent}&nbsp;% of its price. The rest keeps {brand.name}{' '}
            going: cards, mails, this page. There is no other fee. Shipping costs the buyer nothing: the
            artist pays the carrier, and may say beside the price what that is.
          </p>
        </div>
        <SplitPicture work={work} feePercent={books.feePercent} />
      </div>
      <section className={`${band} ${section}`} aria-labelledby="received">
        <div className={wrap}>
          <h2 className={heading.h1} id="received">
            What artists have received
          </h2>
          <p className={css.great}>{formatMoney(books.artistsReceived)}</p>
          <p className={css.under}>
            is theirs so far, less what went back to buyers. What a buyer has had for {daysKept} days, and
            neither sends back nor says is damaged, is paid out on the first day of the next month, to the
            account that its artist has named.
          </p>
          <Figures books={books} />
        </div>
      </section>
      <section className={section} aria-labelledby="books">
        <div className={`${wrap} ${css.books}`}>
          <div>
            <h2 className={heading.h1} id="books">
              The books sum to zero
            </h2>
            <div className={`${prose} ${css.story}`}>
              <p>
                Every payment is written down twice: what leaves the buyer comes to the artist and to{' '}
                {brand.name}. The database takes no entry that does not come to nothing, and no entry is ever
                changed: what goes back to a buyer is an entry of its own, which takes from both in the same
                proportion.
              </p>
              <p>
                Artists see their own account to the cent, and every buyer gets a receipt that says what each
                artist received.
              </p>
            </div>
          </div>
          <Account books={books} />
        </div>
      </section>
      <section className={css.join} data-ground="feature">
        <div className={`${wrap} ${css.joinInside}`}>
          <h2 className={heading.display}>Sell what you make</h2>
          <ButtonLink look="paper" large to={artistSignUpPage}>
            Sell your artworks
          </ButtonLink>
        </div>
      </section>
    </>
  )
}

// One zone for everybody, as the server renders it.
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

function Figures({ books }: { books: BooksView }) {
  const { arrived, onItsWay, waiting } = books.ofArtists
  const figures = [
    { label: 'Has arrived with them', value: formatMoney(arrived) },
    { label: 'Is on its way', value: formatMoney(onItsWay) },
    { label: 'Waits for its payday', value: formatMoney(waiting) },
    { label: 'This month', value: formatMoney(books.artistsReceivedThisMonth) },
    { label: 'Works sold', value: formatCount(books.worksSold) },
    { label: 'Works sold this month', value: formatCount(books.worksSoldThisMonth) },
    { label: 'Artists who have sold', value: formatCount(books.artistsPaid) },
  ]
  return (
    <dl className={css.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The books in four lines, the last one of which is what they come to. */
function Account({ books }: { books: BooksView }) {
  const { buyersPaid, artistsReceived, platformKept, balance, countedAt } = books
  const line = (label: string, amount: Cents) => (
    <>
      <dt>{label}</dt>
      <dd>{formatMoney(amount)}</dd>
    </>
  )
  return (
    <div className={css.account}>
      <dl>
        {line('Buyers paid', 0 - buyersPaid)}
        {line('Artists received', artistsReceived)}
        {line(`${brand.name} kept`, platformKept)}
        <dt data-total>All entries together</dt>
        <dd data-total>{formatMoney(balance)}</dd>
      </dl>
      {balance !== 0 && (
        <Alert tone="err">
          The books do not come to nothing: something is wrong with them, and we are looking into it.
        </Alert>
      )}
      <p className={css.counted}>
        Counted <time dateTime={countedAt}>{moment.format(new Date(countedAt))} UTC</time>, over every entry
        there is.
      </p>
    </div>
  )
}
