import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { useEffect, useRef, useState } from 'react'
import type { Country } from './countries.ts'
import { countriesFor, countryLabel, countryMeant } from './country-search.ts'

const {
  ControlledPropUpdatedSelectedItem,
  InputBlur,
  InputChange,
  InputClick,
  InputKeyDownEnter,
  InputKeyDownEscape,
} = useCombobox.stateChangeTypes
const labelOf = (country: Country | null): string => (country ? countryLabel(country) : '')

/** Whether nothing is called so. */
const isUnknown = (text: string, countries: readonly Country[]): boolean =>
  countryMeant(text, countries) === undefined && countriesFor(text, countries).length === 0

interface CountrySearch {
  readonly id: string
  readonly countries: readonly Country[]
  /** The chosen country's code; empty while none is. */
  readonly value: string
  /** What stands there at first while none is. */
  readonly typedBefore: string
  readonly onChoose: (code: string) => void
}

/** A search among countries: what is found, what is chosen, and how keys and clicks are read. */
export function useCountrySearch({ id, countries, value, typedBefore, onChoose }: CountrySearch) {
  const selectedItem = countries.find(({ code }) => code === value) ?? null
  const [typed, setTyped] = useState('')
  const items = [...countriesFor(typed, countries)]
  /** Downshift may tell of the country before the last one when two are chosen in a row: this is the last one. */
  const latest = useRef(selectedItem)
  useEffect(() => {
    latest.current = selectedItem
  }, [selectedItem])

  /** What is highlighted among what the field holds now: the list on the screen may be a letter behind whoever types fast. */
  const highlighted = ({ inputValue, highlightedIndex }: UseComboboxState<Country>): Country | undefined =>
    countriesFor(inputValue, countries)[Math.max(highlightedIndex, 0)]

  const stateReducer = (
    state: UseComboboxState<Country>,
    { type, changes }: UseComboboxStateChangeOptions<Country>,
  ): Partial<UseComboboxState<Country>> => {
    switch (type) {
      case InputChange: {
        const text = changes.inputValue ?? ''
        const meant = countryMeant(text, countries)
        // A browser fills in a name or a code at once. Whoever types or takes letters back may go on: DE is how DENMARK begins.
        const before = state.inputValue
        const isFilledIn = text.length !== before.length + 1 && !before.startsWith(text)
        const isOnly = meant && (isFilledIn || countriesFor(text, countries).length === 1)
        return {
          ...changes,
          highlightedIndex: text === '' ? -1 : 0,
          isOpen: !isOnly,
          ...(isOnly && { selectedItem: meant, inputValue: labelOf(meant) }),
        }
      }
      // Whoever leaves the field takes what they have looked for; whoever has typed nothing leaves it as it was. What is no
      // country stays to be seen.
      case InputBlur: {
        if (isUnknown(state.inputValue, countries))
          return { ...changes, selectedItem: null, inputValue: state.inputValue }
        const isUntouched = state.inputValue === labelOf(state.selectedItem)
        const taken = isUntouched
          ? state.selectedItem
          : state.inputValue.trim() === ''
            ? null
            : (highlighted(state) ?? state.selectedItem)
        return { ...changes, selectedItem: taken, inputValue: labelOf(taken) }
      }
      case InputKeyDownEnter: {
        const isTyped = state.inputValue !== labelOf(state.selectedItem)
        const taken = isTyped && state.highlightedIndex >= 0 ? highlighted(state) : undefined
        return taken ? { ...changes, selectedItem: taken, inputValue: labelOf(taken) } : changes
      }
      // The list stays open for as long as somebody looks around in it.
      case InputClick:
        return { ...changes, isOpen: true }
      case ControlledPropUpdatedSelectedItem:
        return isUnknown(state.inputValue, countries) && latest.current === null
          ? { ...changes, inputValue: state.inputValue }
          : { ...changes, inputValue: labelOf(latest.current) }
      case InputKeyDownEscape:
        return { ...state, isOpen: false, highlightedIndex: -1, inputValue: labelOf(state.selectedItem) }
      default:
        return changes
    }
  }

  const combobox = useCombobox<Country>({
    id,
    inputId: id,
    items,
    selectedItem,
    initialInputValue: selectedItem ? labelOf(selectedItem) : typedBefore,
    itemToString: labelOf,
    itemToKey: (country) => country?.code,
    stateReducer,
    onSelectedItemChange: ({ selectedItem: chosen }) => {
      latest.current = chosen ?? null
      onChoose(chosen?.code ?? '')
    },
    onInputValueChange: ({ inputValue, selectedItem: chosen }) =>
      setTyped(inputValue === labelOf(chosen ?? null) ? '' : inputValue),
    getA11yStatusMessage: ({ isOpen }) =>
      isOpen ? `${items.length} ${items.length === 1 ? 'country' : 'countries'}` : '',
  })
  const { isOpen, inputValue } = combobox
  return { ...combobox, items, isUnknown: !isOpen && isUnknown(inputValue, countries) }
}
