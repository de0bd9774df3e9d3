import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ReportData } from '../report/report-data.ts'
import { type Draft, newDraft } from './draft/draft.ts'
import { draftOf } from './draft/draft-in.ts'
import { hashOf, linkedIn } from './draft/link.ts'
import { plantedMistakes } from './mistakes/planted-mistakes.ts'
import { swapOnly } from './mistakes/swap.ts'
import { type Played, type Progress, play } from './runner/play.ts'
import { type Playable, playAll, playablesIn } from './runner/play-all.ts'

const draftOfPlayable = ({ feature, rule, scenario }: Playable): Draft => draftOf(feature, rule, scenario)

const plant = (broken: readonly string[]): void =>
  swapOnly(plantedMistakes.filter(({ id }) => broken.includes(id)).flatMap(({ swaps }) => swaps))

const knownMistakes = (ids: readonly string[]): readonly string[] =>
  plantedMistakes.map(({ id }) => id).filter((id) => ids.includes(id))

const torn = 'This link is not whole: what was written in it cannot be read.'
const nowhere = 'This link leads to a scenario that is none of these.'

export type Playground = ReturnType<typeof usePlayground>

/** What is being written and tried, kept in the address, so that a link keeps it. */
export function usePlayground({ features }: ReportData) {
  const playables = useMemo(() => playablesIn(features), [features])
  const [linked, setLinked] = useState(() => linkedIn(location.hash))
  const open = playables.find(({ scenario }) => scenario.id === linked.scenario)
  const original = useMemo(() => (open ? draftOfPlayable(open) : null), [open])
  const broken = knownMistakes(linked.broken)
  const [fresh] = useState(newDraft)
  const draft = linked.draft ?? original ?? fresh
  const [played, setPlayed] = useState<Played | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [all, setAll] = useState<ReadonlyMap<string, Played> | null>(null)
  const [isPlayingAll, setPlayingAll] = useState(false)
  /** Whoever plays now; what was begun before it no longer matters. */
  const turn = useRef(0)

  const keep = useCallback((next: typeof linked) => {
    setLinked(next)
    history.replaceState(null, '', `#${hashOf(next)}`)
  }, [])

  /** Ends whatever plays. Of all that was half played, nothing can be said. */
  function stop(): number {
    setPlaying(false)
    setProgress(null)
    setPlayingAll(false)
    if (isPlayingAll) setAll(null)
    turn.current += 1
    return turn.current
  }

  /** What stands there now has not been played. */
  function forget(): void {
    stop()
    setPlayed(null)
  }

  const readNow = useEffectEvent(() => {
    forget()
    const next = linkedIn(location.hash)
    if (next.broken.join() !== linked.broken.join()) setAll(null)
    setLinked(next)
  })
  useEffect(() => {
    const read = () => readNow()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  async function run(what: Draft, mistakes: readonly string[]): Promise<void> {
    const mine = stop()
    setPlaying(true)
    plant(mistakes)
    const result = await play(what, (next) => {
      if (mine === turn.current) setProgress(next)
      return mine === turn.current
    })
    if (mine !== turn.current) return
    setPlayed(result)
    setProgress(null)
    setPlaying(false)
  }

  const runNow = useEffectEvent(() => void run(draft, broken))
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      runNow()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])

  return {
    features,
    playables,
    open,
    draft,
    broken,
    played,
    isPlaying,
    /** How far it is, where it takes long. */
    progress,
    all,
    isPlayingAll,
    hash: hashOf(linked),
    /** What is wrong with the link that led here; empty as a rule. */
    lost: linked.isTorn ? torn : linked.scenario !== null && !open && !linked.draft ? nowhere : '',
    isChanged: linked.draft !== null,
    begin(scenario: string | null) {
      forget()
      setLinked({ scenario, draft: null, broken, isTorn: false })
      history.pushState(null, '', `#${hashOf({ scenario, draft: null, broken })}`)
    },
    change(next: Draft) {
      forget()
      keep({ ...linked, draft: next, isTorn: false })
    },
    reset() {
      forget()
      keep({ ...linked, draft: null, isTorn: false })
    },
    run: () => run(draft, broken),
    halt: forget,
    /** Plants a mistake, or mends it, and looks at once what comes of it. */
    toggle(id: string) {
      const next = broken.includes(id) ? broken.filter((each) => each !== id) : [...broken, id]
      keep({ ...linked, broken: next })
      if (played || isPlaying) void run(draft, next)
      else stop()
      setAll(null)
    },
    async runAll() {
      const mine = stop()
      setPlayingAll(true)
      setAll(new Map())
      plant(broken)
      await playAll(playables, (done) => {
        if (mine === turn.current) setAll(done)
        return mine === turn.current
      })
      if (mine === turn.current) setPlayingAll(false)
    },
  }
}
