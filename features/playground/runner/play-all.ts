import type { Feature, Rule, Scenario } from '../../report/report-data.ts'
import { draftOf } from '../draft/draft-in.ts'
import { breathing } from './breathing.ts'
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

/** Milliseconds between two looks at how far it is. */
const betweenLooks = 500

/** Plays one after the other. @param told hears of each, now and then, as long as it says yes */
export async function playAll(
  playables: readonly Playable[],
  told: (done: ReadonlyMap<string, Played>) => boolean,
): Promise<void> {
  const done = new Map<string, Played>()
  const breathes = breathing()
  let seen = performance.now()
  for (const { feature, rule, scenario } of playables) {
    done.set(scenario.id, await play(draftOf(feature, rule, scenario)))
    if (!(await breathes()) || performance.now() - seen < betweenLooks) continue
    seen = performance.now()
    if (!told(new Map(done))) return
  }
  told(done)
}
