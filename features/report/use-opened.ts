import { useCallback, useEffect, useState } from 'react'

/** Which scenarios are open, and what a link leads to: that is opened and shown. */
export function useOpened(target: string) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([target]))
  const toggle = useCallback((id: string): void => {
    setOpened((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])
  const [led, setLed] = useState(target)
  if (led !== target) {
    setLed(target)
    setOpened(new Set([...opened, target]))
  }
  useEffect(() => {
    const there = document.getElementById(target)
    there?.scrollIntoView()
    there?.querySelector<HTMLElement>('button[data-scenario]')?.focus({ preventScroll: true })
  }, [target])
  return { opened, toggle }
}
