type Ending = () => Promise<void>

const endings: Ending[] = []

/**
 * What is to be done when all scenarios have run. Cucumber knows only of hooks that stand when it starts, and a stage
 * is loaded later.
 */
export const atTheEnd = (ending: Ending): void => {
  endings.push(ending)
}

/** Does all of it, the last one told first. */
export async function endAll(): Promise<void> {
  for (let ending = endings.pop(); ending; ending = endings.pop()) await ending()
}
