import { figures, heading, meta, quietLink, spoken } from '#web/theme/text.css.ts'
import { countOf } from '../finding/find.ts'
import type { Feature, Rule } from '../report-data.ts'
import { capabilityName, counted, outcomeWords } from '../words.ts'
import { ChangeChip } from './change-chip.tsx'
import * as css from './list.css.ts'
import { Marked } from './marked.tsx'
import { ScenarioItem } from './scenario-item.tsx'

interface Looks {
  readonly words: readonly string[]
  /** Ids of the scenarios that are open. */
  readonly opened: ReadonlySet<string>
  readonly toggle: (id: string) => void
  readonly canBeTried: boolean
}

function RulePart({ rule, feature, opened, ...looks }: { rule: Rule; feature: Feature } & Looks) {
  return (
    <div className={css.rule} id={rule.id}>
      {rule.name && (
        <h4 className={css.outcome[rule.outcome]}>
          <a className={quietLink} href={`#${rule.id}`}>
            <Marked text={rule.name} words={looks.words} />
          </a>
          <ChangeChip change={rule.change} />
          <span className={spoken}>, {outcomeWords[rule.outcome]}</span>
        </h4>
      )}
      {rule.description && <p className={css.about}>{rule.description}</p>}
      <ul className={css.scenarios}>
        {rule.scenarios.map((scenario) => (
          <ScenarioItem
            key={scenario.id}
            {...looks}
            scenario={scenario}
            rule={rule}
            feature={feature}
            isOpen={opened.has(scenario.id)}
          />
        ))}
      </ul>
    </div>
  )
}

/** What was found, by capability. */
export function FeatureList({ features, ...looks }: { features: readonly Feature[] } & Looks) {
  const byCapability = [...Map.groupBy(features, ({ capability }) => capability)]
  return byCapability.map(([capability, held]) => (
    <section
      key={capability}
      className={css.capability}
      id={capability}
      aria-labelledby={`${capability}-name`}
    >
      <div className={css.capabilityHead}>
        <h2 className={`${heading.h2} ${css.name}`} id={`${capability}-name`} tabIndex={-1}>
          {capabilityName(capability)}
        </h2>
        <p className={`${meta} ${figures}`}>{counted(countOf(held).scenarios, 'scenario')}</p>
      </div>
      {held.map((feature) => (
        <article key={feature.id} className={css.feature} id={feature.id}>
          <h3 className={heading.h3}>
            <Marked text={feature.name} words={looks.words} />
          </h3>
          <p className={css.about}>
            <Marked text={feature.description} words={looks.words} />
          </p>
          {feature.rules.map((rule) => (
            <RulePart key={rule.id} {...looks} rule={rule} feature={feature} />
          ))}
        </article>
      ))}
    </section>
  ))
}
