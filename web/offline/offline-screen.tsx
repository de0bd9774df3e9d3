import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { homePage } from '#application/shared/addresses.ts'
import { pageEnd, wrap } from '#web/theme/layout.css.ts'
import { heading, lead, workTitle } from '#web/theme/text.css.ts'
import * as button from '#web/ui/buttons/button.css.ts'
import * as css from './offline-screen.css.ts'
import { type KeptWork, keptWorks } from './seen-works.ts'
import { wantedPage } from './wanted-page.ts'

const never = () => () => {}

/** No network: the way back to what was wanted, and the works that were seen last. */
export function OfflineScreen() {
  const wanted = wantedPage(useLocation().search)
  // The kept page was rendered for nobody's question: what was wanted is known in the browser alone.
  const to = useSyncExternalStore(
    never,
    () => wanted,
    () => homePage,
  )
  const [works, setWorks] = useState<readonly KeptWork[]>([])
  useEffect(() => {
    void keptWorks().then(setWorks, () => undefined)
  }, [])

  // Plain links: each is a question to the network again, and to the pages that are kept.
  return (
    <div className={`${wrap} ${pageEnd}`}>
      <div className={css.head}>
        <h1 className={heading.display}>No network</h1>
        <p className={lead}>This page has to wait until it is back. Your cart is kept.</p>
        <a className={button.look.primary} href={to}>
          Try again
        </a>
      </div>
      {works.length > 0 && (
        <section aria-labelledby="seen">
          <h2 id="seen" className={`${heading.h2} ${css.title}`}>
            Seen lately
          </h2>
          <ul className={css.works}>
            {works.map(({ path, title, picture }) => (
              <li key={path}>
                <a className={css.work} href={path}>
                  {picture && (
                    <img
                      className={css.picture}
                      src={picture.src}
                      width={picture.width}
                      height={picture.height}
                      alt=""
                    />
                  )}
                  <span className={workTitle}>{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
