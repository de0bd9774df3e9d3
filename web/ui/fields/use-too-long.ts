import { type InputEvent, useState } from 'react'
import { tooLong } from '#domain/shared/too-long.ts'

type Typed = string | number | readonly string[] | undefined

interface Written<Element> {
  /** Characters that it may have; any number where nothing is said. */
  readonly longest: number | undefined
  readonly value: Typed
  readonly defaultValue: Typed
  readonly onInput: ((event: InputEvent<Element>) => void) | undefined
}

/** Says of words that they are too long while they are: a browser's own limit cuts what is pasted, and tells nobody. */
export function useTooLong<Element extends HTMLInputElement | HTMLTextAreaElement>({
  longest,
  value,
  defaultValue,
  onInput,
}: Written<Element>) {
  const [typed, setTyped] = useState(defaultValue)
  return {
    fault: longest === undefined ? undefined : (tooLong(String(value ?? typed ?? ''), longest) ?? undefined),
    onInput: (event: InputEvent<Element>) => {
      if (longest !== undefined) setTyped(event.currentTarget.value)
      onInput?.(event)
    },
  }
}
