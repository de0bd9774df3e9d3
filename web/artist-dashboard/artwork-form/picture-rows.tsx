import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { GripVertical, X } from 'lucide'
import { type ComponentProps, useId, useRef } from 'react'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { isDescribed } from '#domain/catalogue/described-picture.ts'
import { longestAlt } from '#domain/catalogue/picture-file.ts'
import { spoken } from '#web/theme/text.css.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import type { ArtworkDraft } from './artwork-draft.ts'
import * as css from './artwork-form-screen.css.ts'
import { useLiftedPicture } from './use-lifted-picture.ts'

type Pictures = ArtworkDraft['pictures']

interface PictureRowProps {
  readonly picture: Pictures[number]
  readonly view: OwnArtworkView['pictures'][number] | undefined
  readonly place: number
  readonly error: string | undefined
  readonly isLifted: boolean
  readonly handle: Pick<ComponentProps<'button'>, 'onBlur' | 'onKeyDown'>
  readonly onDescribe: (alt: string) => void
  readonly onRemove: () => void
}

function PictureRow({
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

interface PictureRowsProps {
  readonly pictures: Pictures
  readonly work: OwnArtworkView | null
  /** Of the work: no words for a picture. */
  readonly title: string
  /** What is wrong with the words of those that have none. */
  readonly error: string | undefined
  readonly onChange: (pictures: Pictures) => void
}

/** The work's pictures in their order, which dragging changes, or space, the arrow keys, Home and End on the handle. */
export function PictureRows({ pictures, work, title, error, onChange }: PictureRowsProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const sensors = useSensors(useSensor(PointerSensor))
  const { lifted, told, tell, handleOf } = useLiftedPicture(pictures, onChange)
  const place = (picture: string | number) => pictures.findIndex((each) => each.id === picture) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picture ${place(active.id)} is lifted.`,
    onDragOver: ({ active, over }) =>
      over ? `Picture ${place(active.id)} is over place ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `Picture ${place(active.id)} hangs at place ${place(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `Picture ${place(active.id)} stays where it was.`,
  }
  const remove = (index: number) => {
    // Its button goes with it: the keyboard stays with the pictures.
    const rows = list.current?.children
    const neighbour = rows?.[index + 1] ?? rows?.[index - 1]
    const way =
      neighbour?.querySelector<HTMLElement>('button') ??
      list.current?.closest('fieldset')?.querySelector('input')
    onChange(pictures.filter((_picture, each) => each !== index))
    way?.focus()
    tell(`Picture ${index + 1} of ${pictures.length} is removed.`)
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = pictures.findIndex((each) => each.id === active.id)
    const to = pictures.findIndex((each) => each.id === over?.id)
    if (from !== -1 && to !== -1 && from !== to) onChange(arrayMove([...pictures], from, to))
  }
  return (
    <DndContext
      id={id}
      accessibility={{ announcements }}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={pictures.map((each) => each.id)} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={css.files} aria-label="Pictures">
          {pictures.map((picture, index) => (
            <PictureRow
              key={picture.id}
              picture={picture}
              place={index + 1}
              view={work?.pictures.find((each) => each.id === picture.id)}
              error={isDescribed(picture, title) ? undefined : error}
              isLifted={picture.id === lifted}
              handle={handleOf(picture.id)}
              onDescribe={(alt) =>
                onChange(pictures.map((each) => (each.id === picture.id ? { ...each, alt } : each)))
              }
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
        <p className={spoken} role="status">
          {told}
        </p>
      </SortableContext>
    </DndContext>
  )
}
