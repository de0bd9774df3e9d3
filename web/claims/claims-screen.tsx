import { ArrowLeft } from 'lucide'
import { useLoaderData } from 'react-router-dom'
import { orderPage } from '#application/shared/addresses.ts'
import { Link } from '#web/navigation/link.tsx'
import * as returns from '#web/returns/returns.css.ts'
import { useServices } from '#web/services.ts'
import { wrap } from '#web/theme/layout.css.ts'
import { heading, muted, quietLink, small, standalone } from '#web/theme/text.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { pageHead } from '#web/ui/navigation/summary.css.ts'
import { ClaimBox } from './claim-box.tsx'
import { ClaimForm } from './claim-form.tsx'
import type { ClaimsData } from './claims-routes.tsx'

/** Where a buyer says that a work is damaged, and reads what is answered. */
export function ClaimsScreen() {
  const { seen, accessKey } = useLoaderData<ClaimsData>()
  const { claims } = useServices()
  const { number, items, claims: open } = seen
  return (
    <div className={wrap}>
      <div className={pageHead}>
        <Link className={`${quietLink} ${standalone} ${small}`} to={orderPage(number, accessKey)}>
          <Icon of={ArrowLeft} small />
          Order {number}
        </Link>
        <h1 className={heading.display}>Something arrived damaged</h1>
        <p className={muted}>You, the artist and the gallery read the same conversation here.</p>
      </div>
      <div className={returns.column}>
        {open.length > 0 && (
          <section className={returns.boxes} aria-labelledby="claims">
            <h2 id="claims" className={heading.h2}>
              What you have told us
            </h2>
            {open.map((claim) => (
              <ClaimBox
                key={claim.id}
                claim={claim}
                side="buyer"
                answer={({ key, ...message }) => claims.answer(number, claim.id, message, key, accessKey)}
                markRead={() => claims.markRead(number, claim.id, accessKey)}
              />
            ))}
          </section>
        )}
        {items.length > 0 && <ClaimForm key={open.length} seen={seen} orderKey={accessKey} />}
        {items.length === 0 && open.length === 0 && (
          <Alert tone="info">Nothing of this order has been sent yet, or its money has gone back.</Alert>
        )}
      </div>
    </div>
  )
}
