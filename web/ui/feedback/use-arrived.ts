import { useEffect, useState } from 'react'

/** What was asked for, or why it did not come. */
type Outcome<Asked> = { readonly arrived: Asked } | { readonly failure: unknown }

/**
 * What is asked for when a part of a screen is shown first; undefined until it is there. React's Suspense would hold it back:
 * once it shows a placeholder, what comes in its place stays away for 0.3 s.
 * @throws while rendering, what kept it away
 */
export function useArrived<Asked>(ask: () => Promise<Asked>): Asked | undefined {
  const [asked] = useState(ask)
  const [outcome, setOutcome] = useState<Outcome<Asked>>()
  useEffect(() => {
    asked.then(
      (arrived) => setOutcome({ arrived }),
      (failure: unknown) => setOutcome({ failure }),
    )
  }, [asked])
  if (outcome && 'failure' in outcome) throw outcome.failure
  return outcome?.arrived
}
