import { ChevronRight } from 'lucide'
import { memo } from 'react'
import { Icon } from '#web/ui/buttons/icon.tsx'
import type { Feature, Rule, Scenario } from '../report-data.ts'
import { personWords } from '../words.ts'
import { ChangeChip } from './change-chip.tsx'
import { LevelMarks } from './level-marks.tsx'
import { Marked } from './marked.tsx'
import { ScenarioBody } from './scenario-body.tsx'
import * as css from './scenario-item.css.ts'

interface ScenarioItemProps {
  readonly scenario: Scenario
  readonly rule: Rule
  readonly feature: Feature
  readonly words: readonly string[]
  readonly isOpen: boolean
  readonly canBeTried: boolean
  readonly toggle: (id: string) => void
}

/** A scenario in a line, which opens. */
export const ScenarioItem = memo(function ScenarioItem(props: ScenarioItemProps) {
  const { scenario, words, isOpen, toggle } = props
  const { id, name, persons, change, levels } = scenario
  const hasFailed = Object.values(levels).some(({ outcome }) => outcome === 'failed')
  return (
    <li className={hasFailed ? css.failed : css.item} id={id}>
      <button
        type="button"
        className={css.line}
        aria-expanded={isOpen}
        aria-controls={`${id} in full`.replaceAll(' ', '-')}
        data-scenario
        onClick={() => toggle(id)}
      >
        <Icon of={ChevronRight} small className={css.chevron} />
        <span className={css.name}>
          <Marked text={name} words={words} />
          <ChangeChip change={change} />
        </span>
        <span className={css.persons}>{persons.map((person) => personWords[person]).join(', ')}</span>
        <LevelMarks levels={levels} />
      </button>
      <div id={`${id} in full`.replaceAll(' ', '-')} hidden={!isOpen}>
        {isOpen && <ScenarioBody {...props} />}
      </div>
    </li>
  )
})
