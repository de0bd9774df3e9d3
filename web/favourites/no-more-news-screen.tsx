import { useSearchParams } from 'react-router-dom'
import { followingPage } from '#application/shared/addresses.ts'
import { pageEnd, wrap } from '#web/theme/layout.css.ts'
import { heading, lead } from '#web/theme/text.css.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import * as css from './no-more-news-screen.css.ts'

/**
 * Ends the mails about new works by the link from one of them. It takes a press: programs that look at mails open links
 * too. The press is a plain form, so that it works in every browser, also without scripts.
 */
export function NoMoreNewsScreen() {
  const [query] = useSearchParams()
  const key = query.get('key')
  const ended = query.get('ended') === 'yes'
  const action = `/api/new-works-mails/stop?${new URLSearchParams({ key: key ?? '' }).toString()}`
  return (
    <div className={`${wrap} ${pageEnd} ${css.page}`}>
      {key !== null ? (
        <>
          <h1 className={heading.h1}>No more news of new works?</h1>
          <p className={lead}>
            One press, and no such email comes any more. You go on following your artists.
          </p>
          <form method="post" action={action}>
            <Button type="submit" look="primary" large>
              End these emails
            </Button>
          </form>
        </>
      ) : (
        <>
          <h1 className={heading.h1}>{ended ? 'These emails have ended' : 'This link is not complete'}</h1>
          <p className={lead}>
            {ended
              ? 'You get no more emails about new works. You can have them again whenever you like.'
              : 'Use the whole link from the latest email, or sign in and end these emails there.'}
          </p>
          <div>
            <ButtonLink large to={followingPage}>
              Artists you follow
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}
