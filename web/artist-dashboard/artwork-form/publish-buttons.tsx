import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { artworkPage } from '#application/shared/addresses.ts'
import { previewPage } from '#application/shared/dashboard-addresses.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'

interface HangButtonsProps {
  /** Null while it was never kept. */
  readonly work: OwnArtworkView | null
  /** Whether shoppers see what this artist hangs. */
  readonly isApproved: boolean
  readonly isHanging: boolean
  readonly isSaving: boolean
  readonly onHang: () => void
  readonly onTakeDown: () => void
}

const Save = ({ isSaving }: { isSaving: boolean }) => (
  <Button look="primary" large type="submit" busy={isSaving && 'Saving…'}>
    Save changes
  </Button>
)

/** Onto the wall, or off it. What is on it changes at a press. */
export function HangButtons({ work, isApproved, isHanging, isSaving, onHang, onTakeDown }: HangButtonsProps) {
  const isShown = work?.state === 'public' || work?.state === 'sold-out'
  const preview = work && (
    <ButtonLink large to={previewPage(work.id)}>
      See it as shoppers will
    </ButtonLink>
  )
  if (work?.state === 'hidden')
    return (
      <>
        <Save isSaving={isSaving} />
        {preview}
      </>
    )
  if (!isShown)
    return (
      <>
        <Button look="primary" large busy={isHanging && 'Hanging…'} onClick={onHang}>
          {isApproved ? 'Hang it in the gallery' : 'Mark as ready'}
        </Button>
        {preview}
        {!isApproved && <p>What you have marked as ready hangs once you are approved. Drafts stay drafts.</p>}
      </>
    )
  return (
    <>
      <Save isSaving={isSaving} />
      {isApproved ? (
        <ButtonLink large to={artworkPage(work.id)}>
          See it in the gallery
        </ButtonLink>
      ) : (
        <>
          {preview}
          <p>Ready. It hangs in the gallery as soon as you are approved.</p>
        </>
      )}
      <Button large busy={isHanging && 'Taking down…'} onClick={onTakeDown}>
        {isApproved ? 'Take it down' : 'Make it a draft again'}
      </Button>
    </>
  )
}
