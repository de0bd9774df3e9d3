import type { Feature, Rule, Scenario } from '../../report/report-data.ts'
import { draftOf } from '../draft/draft-in.ts'
import { type Played, play } from './play.ts'

/** A scenario of the shop that can be tried here, and where it stands. */
export interface Playable {
  readonly feature: Feature
  readonly rule: Rule
  readonly scenario: Scenario
}

/** All that is proved in process. */
export const playablesIn = (features: readonly Feature[]): readonly Playable[] =>
  features.flatMap((feature) =>
    feature.rules.flatMap((rule) =>
      rule.scenarios
        .filter(({ levels }) => levels.domain.outcome !== 'not-here')
        .map((scenario) => ({ feature, rule, scenario })),
    ),
  )

/** Milliseconds: between two breaths of the page, and between two looks at how far it is. */
const atATime = 40
const betweenLooks = 500

const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const came = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', came)
    port1.start()
    port2.postMessage(null)
  })

/** Plays one after the other. @param told hears of each, now and then, as long as it says yes */
export async function playAll(
  playables: readonly Playable[],
  told: (done: ReadonlyMap<string, Played>) => boolean,
): Promise<void> {
  const done = new Map<string, Played>()
  let since = performance.now()
  let seen = since
  for (const { feature, rule, scenario } of playables) {
    done.set(scenario.id, await play(draftOf(feature, rule, scenario)))
    if (performance.now() - since < atATime) continue
    await breathe()
    since = performance.now()
    if (since - seen < betweenLooks) continue
    seen = since
    if (!told(new Map(done))) return
  }
  told(done)
}
