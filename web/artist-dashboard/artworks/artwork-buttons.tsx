import { Copy, Eye, EyeOff, Pencil, Trash } from 'lucide'
import { useEffect, useRef } from 'react'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { ownArtworkPage } from '#application/shared/dashboard-addresses.ts'
import { RowButtons } from '#web/dashboard/row-buttons.tsx'
import { Link } from '#web/navigation/link.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { iconButton } from '#web/ui/buttons/icon-button.css.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import type { ArtworkActs } from './use-artwork-acts.ts'

interface ArtworkButtonsProps {
  readonly work: OwnArtworkView
  readonly acts: ArtworkActs
}

/** What can be done with a work of the list. */
export function ArtworkButtons({ work, acts: { isBusy, isBack, act } }: ArtworkButtonsProps) {
  const title = work.title === '' ? 'the untitled work' : work.title
  const isShown = work.state === 'public' || work.state === 'sold-out'
  const edit = useRef<HTMLAnchorElement>(null)
  // The way back took its own button with it.
  useEffect(() => {
    if (isBack) edit.current?.focus()
  }, [isBack])
  return (
    <RowButtons
      name={title}
      isBusy={isBusy}
      first={
        <Link ref={edit} className={iconButton} to={ownArtworkPage(work.id)} aria-label={`Edit ${title}`}>
          <Icon of={Pencil} />
        </Link>
      }
    >
      <IconButton
        icon={Copy}
        label={`Duplicate ${title}`}
        disabled={isBusy}
        onClick={() => act('duplicate')}
      />
      {isShown && (
        <IconButton
          icon={EyeOff}
          label={`Take down ${title}`}
          disabled={isBusy}
          onClick={() => act('take down')}
        />
      )}
      {work.state === 'draft' && (
        <IconButton icon={Eye} label={`Publish ${title}`} disabled={isBusy} onClick={() => act('hang')} />
      )}
      <IconButton icon={Trash} label={`Delete ${title}`} disabled={isBusy} onClick={() => act('remove')} />
    </RowButtons>
  )
}
