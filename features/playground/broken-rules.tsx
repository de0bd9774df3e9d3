import { useState } from 'react'
import { heading, meta } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import * as css from './broken-rules.css.ts'
import { plantedMistakes } from './mistakes/planted-mistakes.ts'
import type { Playground } from './use-playground.ts'

/** Mistakes that can be planted into the rules, to see which sentence notices. */
export function BrokenRules({ playground }: { readonly playground: Playground }) {
  const { broken, toggle, begin, open, playables } = playground
  const [isOpen, setOpen] = useState(broken.length > 0)
  const planted = plantedMistakes.filter(({ id }) => broken.includes(id))
  const nameOf = (id: string) => playables.find(({ scenario }) => scenario.id === id)?.scenario.name
  return (
    <section className={css.section} aria-labelledby="break">
      <details
        className={css.details}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={css.summary}>
          <h2 id="break" className={`${heading.h4} ${css.title}`}>
            Break a rule
          </h2>
        </summary>
        <p className={meta}>
          A rule that nobody notices when it is broken is no rule. Plant a mistake, run, and see which
          sentence no longer holds.
        </p>
        <ul className={css.mistakes}>
          {plantedMistakes.map(({ id, says }) => (
            <li key={id}>
              <label className={css.mistake}>
                <input
                  type="checkbox"
                  role="switch"
                  checked={broken.includes(id)}
                  aria-checked={broken.includes(id)}
                  onChange={() => toggle(id)}
                />
                {says}
              </label>
            </li>
          ))}
        </ul>
      </details>
      <div aria-live="polite">
        {planted.map(({ id, says, noticedBy }) => (
          <Alert key={id} tone="warn">
            <p>
              <strong>Broken on purpose:</strong> {says}.
            </p>
            <Button look="quiet" onClick={() => toggle(id)}>
              Put it back
            </Button>{' '}
            {open?.scenario.id !== noticedBy && (
              <Button look="quiet" onClick={() => begin(noticedBy)}>
                Open “{nameOf(noticedBy)}”
              </Button>
            )}
          </Alert>
        ))}
      </div>
    </section>
  )
}
