import { useEffect, useRef } from 'react'
import type { CodePurpose } from './authenticator-machine.ts'
import { CodeEntry, type CodeEntryProps } from './code-entry.tsx'
import * as css from './security.css.ts'

const words = {
  'new codes': {
    sentence: 'The recovery codes you have now will work no more.',
    verb: 'Make new codes',
    busyVerb: 'Making…',
  },
  removal: {
    sentence: 'Your password alone will open your account again.',
    verb: 'Remove the app',
    busyVerb: 'Removing…',
    harmful: true,
  },
} as const satisfies Record<CodePurpose, object>

/** Makes sure that it is the owner who changes the lock. */
export function CodeQuestion({ purpose, ...entry }: CodeEntryProps & { purpose: CodePurpose }) {
  const { sentence, ...rest } = words[purpose]
  const warning = useRef<HTMLParagraphElement>(null)
  // The button that asked for it is gone.
  useEffect(() => warning.current?.focus(), [])
  return (
    <>
      <p ref={warning} tabIndex={-1} className={css.note}>
        {sentence}
      </p>
      <CodeEntry
        {...entry}
        {...rest}
        label="Code from your authenticator app"
        hint="Or one of your recovery codes."
      />
    </>
  )
}
