/**
 * What scenarios said that failed by no fault of the browser, by their ids: that Cucumber plays them once more cannot
 * save them.
 */
export function keptFailures() {
  const said = new Map<string, string>()
  return {
    /** Keeps what a scenario said first. */
    keep: (scenario: string, what: string): void => void (said.has(scenario) || said.set(scenario, what)),
    /** @throws Error with what the scenario said when it failed before */
    demandNone: (scenario: string): void => {
      const what = said.get(scenario)
      if (what !== undefined) throw new Error(what)
    },
  }
}
