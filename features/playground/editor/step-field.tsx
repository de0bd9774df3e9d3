import { useCombobox } from 'downshift'
import { useId, useState } from 'react'
import { spoken } from '#web/theme/text.css.ts'
import * as listCss from '#web/ui/fields/country-field.css.ts'
import * as fieldCss from '#web/ui/fields/field.css.ts'
import { gapsIn, type KnownStep, stepsLike } from '../known-steps/known-steps.ts'
import * as css from './step-field.css.ts'

interface StepFieldProps {
  readonly label: string
  readonly text: string
  readonly known: readonly KnownStep[]
  readonly onWrite: (text: string) => void
  readonly onTake: (step: KnownStep) => void
  /** Enter where nothing is chosen. */
  readonly onNext: () => void
}

const { InputBlur, InputKeyDownEnter, InputKeyDownEscape, ItemClick } = useCombobox.stateChangeTypes

/** A sentence, with those offered that the shop knows, and a field for each thing in it that may be another. */
export function StepField({ label, text, known, onWrite, onTake, onNext }: StepFieldProps) {
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  const items = isTyping ? [...stepsLike(text, known)] : []
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getLabelProps } =
    useCombobox<KnownStep>({
      id,
      inputId: `${id}-text`,
      items,
      inputValue: text,
      itemToString: (step) => step?.text ?? '',
      selectedItem: null,
      stateReducer: (state, { type, changes }) =>
        type === InputBlur ? { ...changes, inputValue: state.inputValue, selectedItem: null } : changes,
      onStateChange: ({ type, selectedItem }) => {
        if ((type === InputKeyDownEnter || type === ItemClick) && selectedItem) {
          setTyping(false)
          onTake(selectedItem)
        } else if (type === InputBlur || type === InputKeyDownEscape) setTyping(false)
      },
      getA11yStatusMessage: (state) =>
        state.isOpen ? `${items.length} ${items.length === 1 ? 'sentence' : 'sentences'}` : '',
    })
  return (
    <span className={css.frame}>
      <label {...getLabelProps()} className={spoken}>
        {label}
      </label>
      <span className={css.sheet}>
        <input
          {...getInputProps({
            // Told at once: what is told later would put the caret at the end.
            onChange: (event) => {
              setTyping(true)
              onWrite(event.currentTarget.value)
            },
            onKeyDown: (event) => {
              if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && highlightedIndex < 0) {
                event.preventDefault()
                onNext()
              }
            },
          })}
          className={`${fieldCss.input} ${css.input}`}
          autoComplete="off"
          spellCheck={false}
          placeholder="Type a word, such as cart"
        />
        <span className={css.whole} aria-hidden="true">
          {text}
        </span>
      </span>
      <ul
        // What scrolls would take the keyboard, and is gone as soon as it has it.
        {...getMenuProps({ 'aria-label': 'Sentences that the shop knows', tabIndex: -1 })}
        className={listCss.list}
      >
        {isOpen &&
          items.map((step, index) => (
            <li
              key={step.text}
              {...getItemProps({ item: step, index })}
              className={listCss.option}
              data-active={index === highlightedIndex ? '' : undefined}
            >
              <Offered text={step.text} />
            </li>
          ))}
      </ul>
    </span>
  )
}

/** A sentence in which one sees what may be another. */
function Offered({ text }: { readonly text: string }) {
  const gaps = gapsIn(text)
  const ends = [0, ...gaps.map(({ end }) => end)]
  return (
    <span>
      {gaps.map(({ start, end }, nth) => (
        <span key={start}>
          {text.slice(ends[nth], start)}
          <mark className={css.gap}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </span>
  )
}
