import { useLocation } from 'react-router-dom'
import { pageEnd, wrap } from '#web/theme/layout.css.ts'
import { heading, lead } from '#web/theme/text.css.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import * as css from './end-mails.css.ts'

/** A title, and a sentence under it. */
type Said = readonly [title: string, sentence: string]

interface EndMailsProps {
  /** Where the press goes. */
  readonly action: string
  readonly ask: Said
  readonly ended: Said
  /** What is said to whoever comes with no key, or another one. */
  readonly incomplete: Said
  readonly leadsTo: readonly [page: string, label: string]
}

/**
 * Ends mails of a kind by the link from one of them. It takes a press: programs that look at mails open links too. The press is
 * a plain form, so that it works in every browser, also without scripts.
 */
export function EndMails({ action, ask, ended, incomplete, leadsTo: [page, label] }: EndMailsProps) {
  const query = new URLSearchParams(useLocation().search)
  const key = query.get('key')
  const [title, sentence] = key !== null ? ask : query.get('ended') === 'yes' ? ended : incomplete
  return (
    <div className={`${wrap} ${pageEnd} ${css.page}`}>
      <h1 className={heading.h1}>{title}</h1>
      <p className={lead}>{sentence}</p>
      {key !== null ? (
        <form method="post" action={`${action}?${new URLSearchParams({ key }).toString()}`}>
          <Button type="submit" look="primary" large>
            End these emails
          </Button>
        </form>
      ) : (
        <div>
          <ButtonLink large to={page}>
            {label}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
