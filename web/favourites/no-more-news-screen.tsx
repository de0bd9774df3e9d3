import { followingPage } from '#application/shared/addresses.ts'
import { EndMails } from '#web/ui/feedback/end-mails.tsx'

/** Ends the mails about new works by the link from one of them. */
export const NoMoreNewsScreen = () => (
  <EndMails
    action="/api/new-works-mails/stop"
    ask={[
      'No more news of new works?',
      'One press, and no such email comes any more. You go on following your artists.',
    ]}
    ended={[
      'These emails have ended',
      'You get no more emails about new works. You can have them again whenever you like.',
    ]}
    incomplete={[
      'This link is not complete',
      'Use the whole link from the latest email, or sign in and end these emails there.',
    ]}
    leadsTo={[followingPage, 'Artists you follow']}
  />
)
