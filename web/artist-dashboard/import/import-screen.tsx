import { useMachine } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { plainColumns } from '#application/catalogue/shop-exports.ts'
import { ownArtworksPage } from '#application/shared/dashboard-addresses.ts'
import { artworksHref } from '#web/artist-dashboard/artworks/artworks-address.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { RowSkeletons } from '#web/dashboard/row-skeletons.tsx'
import { useServices } from '#web/services.ts'
import { figures, lead, link, muted, spoken } from '#web/theme/text.css.ts'
import * as buttonCss from '#web/ui/buttons/button.css.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { ColumnsLeftOut } from './columns-left-out.tsx'
import { ImportLines } from './import-lines.tsx'
import { importMachine } from './import-machine.ts'
import * as css from './import-screen.css.ts'
import { PriceRateForm } from './price-rate-form.tsx'
import { sampleTable } from './sample-table.ts'

const { title: titleColumn, unique: uniqueColumn, ...otherColumns } = plainColumns

const worksText = (count: number): string => `${count} ${count === 1 ? 'work' : 'works'}`

/** Bringing in the works of a shop one has elsewhere: a file, a look at what would come in, and then they are drafts. */
export function ImportScreen() {
  const id = useId()
  const { artistServices } = useServices()
  const [state, send] = useMachine(importMachine, {
    input: { artworks: async () => (await artistServices()).artworks },
  })
  const { csv, rate, lines, result, failure } = state.context
  const end = useRef<HTMLDivElement>(null)
  const isDone = state.matches('done')
  const isReadAnew = state.matches('reading anew')
  // The button that was pressed is gone.
  useEffect(() => {
    if (isDone) end.current?.focus()
  }, [isDone])
  const fine = lines.filter(({ problems }) => problems.length === 0).length
  return (
    <>
      <DashboardHead title="Import artworks" back={{ to: ownArtworksPage, label: 'My artworks' }} />
      <div className={css.body}>
        <p className={lead}>
          Bring in what your shop elsewhere has exported: the product CSV of Etsy, Shopify or WooCommerce, or
          a plain one with title, description, price and stock.
        </p>
        <p className={muted}>
          The first line names the columns. Only <b>{titleColumn}</b> is needed; also read are{' '}
          {Object.values(otherColumns).join(', ')}, currency, {uniqueColumn} (yes or no), image (addresses
          that begin with https://) and alt. Nothing comes in before you have seen it here.{' '}
          <a
            className={link}
            download="sanaa-sample.csv"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(sampleTable)}`}
          >
            Download a sample
          </a>
        </p>
        <div className={css.choice}>
          <input
            id={id}
            className={spoken}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) send({ type: 'file chosen', csv: file })
              target.value = ''
            }}
          />
          <label
            className={`${csv === null ? buttonCss.look.primary : buttonCss.look.secondary} ${css.choose}`}
            htmlFor={id}
          >
            {csv === null ? 'Choose a CSV file' : 'Choose another file'}
          </label>
          {csv && <span className={muted}>{csv.name}</span>}
        </div>
        {failure !== null && (
          <Alert tone="err" role="alert">
            {failure}
          </Alert>
        )}
        {state.matches('reading') && <RowSkeletons label="The file is being looked through" />}
        {(state.matches('looking') || isReadAnew || state.matches('importing')) && (
          <>
            <p role="status" className={figures}>
              {worksText(fine)} would come in as {fine === 1 ? 'a draft' : 'drafts'}
              {lines.length > fine && `, ${lines.length - fine} would stay out`}.
            </p>
            <PriceRateForm
              key={csv?.name}
              lines={lines}
              rate={isReadAnew ? undefined : rate}
              onRate={(given) => send({ type: 'rate given', rate: given })}
            />
            <div>
              <Button
                look="primary"
                large
                disabled={fine === 0 || isReadAnew}
                busy={state.matches('importing') && 'Importing…'}
                onClick={() => send({ type: 'bring them in' })}
              >
                Import {worksText(fine)}
              </Button>
            </div>
            <ColumnsLeftOut lines={lines} />
            <ImportLines lines={lines} />
          </>
        )}
        {isDone && result && (
          <div ref={end} tabIndex={-1} className={css.body}>
            <Alert tone="ok" role="status">
              {worksText(result.came)} came in
              {result.skipped > 0 && `, ${result.skipped} ${result.skipped === 1 ? 'was' : 'were'} left out`}.
              Their pictures follow in the background.
            </Alert>
            <div>
              <ButtonLink look="primary" to={artworksHref({ state: 'draft' })}>
                See the drafts
              </ButtonLink>
            </div>
          </div>
        )}
      </div>
    </>
  )
}
