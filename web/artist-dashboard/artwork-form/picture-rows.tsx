import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { isDescribed } from '#domain/catalogue/described-picture.ts'
import { spoken } from '#web/theme/text.css.ts'
import { RemovalNotice } from '#web/ui/feedback/removal-notice.tsx'
import type { ArtworkDraft } from './artwork-draft.ts'
import * as css from './artwork-form-screen.css.ts'
import { PictureRow } from './picture-row.tsx'
import type { RemovedFromForm } from './removed-picture.ts'
import { useLiftedPicture } from './use-lifted-picture.ts'

type Pictures = ArtworkDraft['pictures']

interface PictureRowsProps {
  readonly pictures: Pictures
  readonly work: OwnArtworkView | null
  /** Of the work: no words for a picture. */
  readonly title: string
  /** What is wrong with the words of those that have none. */
  readonly error: string | undefined
  /** What can still come back. */
  readonly removed: RemovedFromForm | null
  readonly onChange: (pictures: Pictures) => void
  readonly onRemove: (at: number) => void
  readonly onUndo: () => void
}

/** The work's pictures in their order, which dragging changes, or space, the arrow keys, Home and End on the handle. */
export function PictureRows({
  pictures,
  work,
  title,
  error,
  removed,
  onChange,
  onRemove,
  onUndo,
}: PictureRowsProps) {
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
  // What was removed before the page was loaded again leaves the keyboard where it is.
  const [removedHere, setRemovedHere] = useState<string | null>(null)
  const [back, setBack] = useState<string | null>(null)
  useEffect(() => {
    if (back !== null) list.current?.querySelector<HTMLElement>(`[data-picture="${back}"] button`)?.focus()
  }, [back])
  const remove = (index: number) => {
    setRemovedHere(pictures[index]?.id ?? null)
    setBack(null)
    onRemove(index)
    tell(`Picture ${index + 1} of ${pictures.length} is removed.`)
  }
  const undo = ({ picture, at }: RemovedFromForm) => {
    setBack(picture.id)
    onUndo()
    tell(`Picture is back at place ${Math.min(at, pictures.length) + 1}, with its words.`)
  }
  const notice = removed && (
    <li>
      <RemovalNotice
        key={removed.picture.id}
        title={`picture ${removed.at + 1}`}
        takesFocus={removed.picture.id === removedHere}
        onUndo={() => undo(removed)}
      />
    </li>
  )
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
            <Fragment key={picture.id}>
              {removed?.at === index && notice}
              <PictureRow
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
            </Fragment>
          ))}
          {removed && removed.at >= pictures.length && notice}
        </ol>
        <p className={spoken} role="status">
          {told}
        </p>
      </SortableContext>
    </DndContext>
  )
}
