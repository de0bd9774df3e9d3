import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { artworkHref } from '#web/ui/hrefs.ts'

interface HangButtonsProps {
  /** Null while it was never kept. */
  readonly work: OwnArtworkView | null
  /** Whether shoppers see what this artist hangs. */
  readonly isApproved: boolean
  readonly isHanging: boolean
  readonly onHang: () => void
  readonly onTakeDown: () => void
}

/** Onto the wall, or off it. */
export function HangButtons({ work, isApproved, isHanging, onHang, onTakeDown }: HangButtonsProps) {
  const isShown = work?.state === 'public' || work?.state === 'sold-out'
  if (work?.state === 'hidden') return null
  if (!isShown)
    return (
      <Button look="primary" large busy={isHanging && 'Hanging…'} onClick={onHang}>
        Hang it in the gallery
      </Button>
    )
  return (
    <>
      {isApproved ? (
        <ButtonLink large to={artworkHref(work.id)}>
          See it in the gallery
        </ButtonLink>
      ) : (
        <p>Ready. It hangs in the gallery as soon as you are approved.</p>
      )}
      <Button large busy={isHanging && 'Taking down…'} onClick={onTakeDown}>
        Take it down
      </Button>
    </>
  )
}
