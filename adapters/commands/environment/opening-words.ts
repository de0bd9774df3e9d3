import { brand } from '#domain/shared/brand.ts'
import type { Configuration } from '../configuration.ts'
import { demoAccountsText } from '../demo/demo-users.ts'

type Told = Pick<Configuration, 'demo' | 'mailUrl' | 'mailbox' | 'payments' | 'trustProxy'>

/** What an operator reads when the shop is open: where it is, and what an open one lacks. */
export function openingWords(url: string, { demo, mailUrl, mailbox, payments, trustProxy }: Told): string {
  const lines = [`\n${brand.name} is open at ${url}`]
  if (demo) lines.push(demoAccountsText())
  if (demo && trustProxy)
    lines.push('Whoever reaches the proxy before this shop can sign in with them, too: DEMO=0 has none.')
  if (mailbox !== 'nobody') lines.push(`Mails are kept, and shown at ${url}/dev/mailbox`)
  if (mailbox === 'everybody')
    lines.push('Whoever reaches this shop can read them, links to new passwords included.')
  if (mailbox === 'nobody' && mailUrl === null)
    lines.push('No mail leaves this shop, as MAIL_URL is not set: admins see in their dashboard to whom.')
  if (!demo && payments === null)
    lines.push(
      'No real money moves, as PAYMENTS is not set: whoever buys pays with play money, and is told so.',
    )
  lines.push('Stop it with Ctrl-C.')
  return `${lines.join('\n')}\n`
}
