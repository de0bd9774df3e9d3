import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { StatementResult } from '#application/orders/incoming-money-contract.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import { refusal } from '#web/identity/refusal.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { muted, spoken } from '#web/theme/text.css.ts'
import * as buttonCss from '#web/ui/buttons/button.css.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import * as css from './money-screen.css.ts'
import { resultText } from './money-words.ts'

const bringingIn = sending<SentFile, StatementResult>()

/** A bank's statement is brought in by being chosen: what came of it stands beneath. */
export function StatementChoice() {
  const id = useId()
  const { adminServices } = useServices()
  const { revalidate } = useRevalidator()
  const actor = useLastingActor(
    bringingIn,
    {
      send: async (file) => (await adminServices()).moneyIn.take(file),
      settle: async () => revalidate(),
    },
    {
      refused: ({ error }) =>
        actor.send({
          type: 'something is wrong',
          refusal: refusal(error, 'This statement could not be brought in. Please try again.').text,
        }),
    },
  )
  const flow = useSelector(actor, (current) => current)
  const { asked, last, refusal: wrong } = flow.context
  const isBusy = !flow.matches('at rest')
  const result = last !== null && last.what === asked?.what ? last.answer : null
  return (
    <div className={css.choice}>
      <input
        id={id}
        className={spoken}
        type="file"
        accept=".xml,.csv,text/xml,application/xml,text/csv"
        disabled={isBusy}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) {
            actor.send({ type: 'it is mended', left: null })
            actor.send({ type: 'send it', what: file })
          }
          target.value = ''
        }}
      />
      <label className={`${buttonCss.look.primary} ${css.choose}`} htmlFor={id}>
        {isBusy ? 'Bringing it in…' : 'Bring in a statement'}
      </label>
      {asked && <span className={muted}>{asked.what.name}</span>}
      {wrong !== null && (
        <Alert tone="err" role="alert">
          {wrong} Nothing of it was brought in.
        </Alert>
      )}
      {wrong === null && result && (
        <Alert tone="ok" role="status">
          {resultText(result)}
        </Alert>
      )}
    </div>
  )
}
