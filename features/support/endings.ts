type Ending = () => Promise<void>

const endings: Ending[] = []

/**
 * What is to be done when all scenarios have run. Cucumber knows only of hooks that stand when it starts, and a stage
 * is loaded later.
 */
export const atTheEnd = (ending: Ending): void => {
  endings.push(ending)
}

const unfinished = new Set<Promise<unknown>>()
const failures: unknown[] = []

/** Has work go on while the next scenario begins; how it went is asked at the end. */
export function inTheBackground(work: Promise<unknown>): void {
  const done = work.catch((error: unknown) => failures.push(error)).finally(() => unfinished.delete(done))
  unfinished.add(done)
}

/** Does all of it, the last one told first. @throws what went wrong in the background */
export async function endAll(): Promise<void> {
  await Promise.all(unfinished)
  for (let ending = endings.pop(); ending; ending = endings.pop()) await ending()
  if (failures.length > 0) throw new AggregateError(failures, 'What went on in the background failed.')
}
