import { galleryPage } from '#application/shared/addresses.ts'
import { EndMails } from '#web/ui/feedback/end-mails.tsx'

/** Ends the mails about works that are back, by the link from one of them. */
export const NoMoreWaitingScreen = () => (
  <EndMails
    action="/api/waiting-mails/stop"
    ask={['Wait for nothing more?', 'One press, and we tell you of no work any more that you wait for.']}
    ended={[
      'You wait for nothing more',
      'We forget the works that you waited for, and write of none of them.',
    ]}
    incomplete={['This link is not complete', 'Use the whole link from the latest email.']}
    leadsTo={[galleryPage, 'Explore Gallery']}
  />
)
