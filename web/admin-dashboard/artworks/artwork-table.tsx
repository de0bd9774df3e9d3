import { Eye, EyeOff, Star, StarOff } from 'lucide'
import { useState } from 'react'
import type { AdminArtworkView } from '#application/admin/contract.ts'
import { artworkPage } from '#application/shared/addresses.ts'
import { categoryLabel } from '#domain/catalogue/category.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { ReasonDialog } from '#web/admin-dashboard/reason-dialog.tsx'
import { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'
import { ListTable } from '#web/dashboard/list-table.tsx'
import * as table from '#web/dashboard/table.css.ts'
import { WorkCell } from '#web/dashboard/work-cell.tsx'
import { Link } from '#web/navigation/link.tsx'
import { useServices } from '#web/services.ts'
import { meta, quietLink } from '#web/theme/text.css.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Status } from '#web/ui/feedback/status.tsx'

const words = {
  public: { word: 'On show', form: 'is', tone: 'ok' },
  hidden: { word: 'Hidden', form: 'ended', tone: 'err' },
  draft: { word: 'Draft', form: 'waits', tone: 'info' },
} as const

const failure = 'Failed to update artwork'

function State({ work: { visibility, hiddenBecause, featured, stock } }: { work: AdminArtworkView }) {
  const { word, form, tone } = words[visibility]
  const more = [
    ...(featured ? ['Featured'] : []),
    ...(visibility === 'public' && stock === 0 ? ['Sold Out'] : []),
    ...(hiddenBecause === null ? [] : [hiddenBecause]),
  ]
  return (
    <span>
      <Status form={form} tone={tone}>
        {word}
      </Status>
      {more.map((said) => (
        <span key={said} className={meta}>
          {' · '}
          {said}
        </span>
      ))}
    </span>
  )
}

interface ButtonsProps {
  readonly work: AdminArtworkView
  readonly acts: ReturnType<typeof useAdminActs>
  readonly hide: (work: AdminArtworkView) => void
}

function Buttons({ work, acts: { act, busy }, hide }: ButtonsProps) {
  const { id, featured, visibility, hiddenBecause } = work
  const title = work.title === '' ? 'the untitled work' : work.title
  const isBusy = busy === id
  return (
    <span className={table.buttons} aria-busy={isBusy}>
      {(visibility === 'public' || featured) && (
        <IconButton
          icon={featured ? StarOff : Star}
          label={featured ? `Feature ${title} no longer` : `Feature ${title}`}
          aria-disabled={isBusy}
          onClick={() =>
            act({
              id,
              what: ({ artworks }) => artworks.feature(id, !featured),
              done: featured ? `“${title}” is featured no longer.` : `“${title}” leads the trending works.`,
              failure,
            })
          }
        />
      )}
      {visibility === 'public' && (
        <IconButton icon={EyeOff} label={`Hide ${title}`} aria-disabled={isBusy} onClick={() => hide(work)} />
      )}
      {visibility === 'hidden' && hiddenBecause !== null && (
        <IconButton
          icon={Eye}
          label={`Restore ${title}`}
          aria-disabled={isBusy}
          onClick={() =>
            act({
              id,
              what: ({ artworks }) => artworks.restore(id),
              done: `“${title}” is on show again.`,
              failure,
              undo: {
                what: ({ artworks }) => artworks.hide(id, hiddenBecause),
                done: `“${title}” is hidden.`,
              },
            })
          }
        />
      )}
    </span>
  )
}

function Row(props: ButtonsProps) {
  const { work } = props
  const [picture] = work.images
  const title = work.title === '' ? 'Untitled' : work.title
  return (
    <tr data-row={work.id}>
      <td>
        <WorkCell
          picture={picture && <Picture image={picture} sizes="64px" alt="" />}
          title={
            work.visibility === 'public' ? (
              <Link className={`${table.workTitle} ${quietLink}`} to={artworkPage(work.id)}>
                {title}
              </Link>
            ) : (
              <span className={table.workTitle}>{title}</span>
            )
          }
          note={work.artist.name}
        />
      </td>
      <td data-label="Category">{categoryLabel(work.category)}</td>
      <td data-label="State">
        <State work={work} />
      </td>
      <td data-label="Stock" data-figures="">
        {work.stock}
      </td>
      <td data-label="Price" data-figures="">
        {work.price === 0 ? '–' : formatMoney(work.price)}
      </td>
      <td className={table.actions}>
        <Buttons {...props} />
      </td>
    </tr>
  )
}

/** Works of all artists, one a line, with what can be done with each. */
export function ArtworkTable({ works }: { works: readonly AdminArtworkView[] }) {
  const { adminServices } = useServices()
  const acts = useAdminActs()
  const [hiding, setHiding] = useState<AdminArtworkView | null>(null)
  const hide = async (reason: string) => {
    if (hiding === null) return
    const { id, title } = hiding
    await (await adminServices()).artworks.hide(id, reason)
    acts.did({
      id,
      done: `“${title}” is hidden.`,
      failure,
      undo: { what: ({ artworks }) => artworks.restore(id), done: `“${title}” is on show again.` },
    })
  }
  return (
    <>
      <ListTable
        columns={['Artwork', 'Category', 'State', { figures: 'Stock' }, { figures: 'Price' }]}
        hasActs
      >
        {works.map((work) => (
          <Row key={work.id} work={work} acts={acts} hide={setHiding} />
        ))}
      </ListTable>
      <ReasonDialog
        isOpen={hiding !== null}
        title={`Hide “${hiding?.title ?? ''}”?`}
        hint="Its artist reads it. Nobody else sees the work until you restore it."
        yes="Hide"
        failure={failure}
        onReason={hide}
        onClose={() => setHiding(null)}
      />
    </>
  )
}
