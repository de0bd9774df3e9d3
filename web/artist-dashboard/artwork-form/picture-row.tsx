import { useSortable } from '@dnd-kit/sortable'
import { GripVertical, X } from 'lucide'
import type { ComponentProps } from 'react'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { longestAlt } from '#domain/catalogue/picture-file.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import type { ArtworkDraft } from './artwork-draft.ts'
import * as css from './artwork-form-screen.css.ts'

interface PictureRowProps {
  readonly picture: ArtworkDraft['pictures'][number]
  readonly view: OwnArtworkView['pictures'][number] | undefined
  readonly place: number
  readonly error: string | undefined
  readonly isLifted: boolean
  readonly handle: Pick<ComponentProps<'button'>, 'onBlur' | 'onKeyDown'>
  readonly onDescribe: (alt: string) => void
  readonly onRemove: () => void
}

/** A picture of the work with its words, what moves it and what takes it off. */
export function PictureRow({
  picture,
  view,
  place,
  error,
  isLifted,
  handle,
  onDescribe,
  onRemove,
}: PictureRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: picture.id })
  const moved = transform
    ? `translate(${Math.round(transform.x)}px, ${Math.round(transform.y)}px)`
    : undefined
  return (
    <li
      ref={setNodeRef}
      className={css.file}
      data-picture={picture.id}
      style={{ transform: moved, transition }}
      data-lifted={isDragging || isLifted ? '' : undefined}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={css.grab}
        {...attributes}
        {...listeners}
        {...handle}
        aria-pressed={isDragging || isLifted || undefined}
        aria-label={`Move picture ${place}`}
      >
        <Icon of={GripVertical} />
      </button>
      <span className={css.filePicture}>
        {view && <Picture image={view} sizes="72px" alt={picture.alt} priority />}
      </span>
      <div className={css.fileWords}>
        <Field
          label="Describe this image for people who cannot see it"
          value={picture.alt}
          longest={longestAlt}
          placeholder={place === 1 ? 'Such as: Woven chevrons in green, rust and yellow' : ''}
          error={error}
          onChange={({ target }) => onDescribe(target.value)}
        />
      </div>
      <IconButton icon={X} label={`Remove picture ${place}`} onClick={onRemove} />
    </li>
  )
}
