import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Link } from '#web/navigation/link.tsx'
import * as css from './tabs.css.ts'

export interface Tab {
  readonly id: string
  readonly label: ReactNode
  /** The address that shows this tab: it can be shared, and works without JavaScript. */
  readonly to: string
  readonly panel: ReactNode
}

interface TabsProps {
  /** What the tabs are about. */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly selected: string
  readonly panelClassName?: string
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs whose choice stands in the address; the arrow keys go from one to the next. */
export function Tabs({ label, tabs, selected, panelClassName }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex(({ id }) => id === selected)
    const next = list.current?.children[(at + step + tabs.length) % tabs.length]
    if (!(next instanceof HTMLElement)) return
    next.focus()
    next.click()
  }
  return (
    <>
      <div
        ref={list}
        className={css.tabs}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {tabs.map(({ id, label: text, to }) => (
          <Link
            key={id}
            id={`tab-${id}`}
            className={css.tab}
            role="tab"
            to={to}
            replace
            aria-controls={`panel-${id}`}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
          >
            {text}
          </Link>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={`panel-${id}`}
          className={panelClassName}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          hidden={id !== selected}
        >
          {panel}
        </div>
      ))}
    </>
  )
}
