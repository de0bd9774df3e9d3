import { useId, useState, useSyncExternalStore } from 'react'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { cssVar } from '#web/theme/css-var.ts'
import { wrap } from '#web/theme/layout.css.ts'
import { heading, meta, spoken } from '#web/theme/text.css.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Bench, Person } from './room-figures.tsx'
import * as css from './wall-room.css.ts'

const walls = [
  { name: 'Paper', colour: '#EFEAE0', isDark: false },
  { name: 'Clay', colour: '#D9B79C', isDark: false },
  { name: 'Sage', colour: '#A9B09A', isDark: false },
  { name: 'Night', colour: '#3A3530', isDark: true },
] as const
type Wall = (typeof walls)[number]

const shownCm = 252
/** Room above and below a large work, and for the line that tells its width. */
const marginCm = 76

const dark = '(prefers-color-scheme: dark)'

function onThemeChange(listener: () => void): () => void {
  const scheme = window.matchMedia(dark)
  scheme.addEventListener('change', listener)
  return () => scheme.removeEventListener('change', listener)
}

function isNight(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'night' : window.matchMedia(dark).matches
}

/** The work at its real size beside a person and a bench; only for works that hang and whose size is known. */
export function WallRoom({ artwork: { images, dimensions, category } }: { artwork: ArtworkView }) {
  const id = useId()
  const [chosen, setChosen] = useState<Wall | null>(null)
  const atNight = useSyncExternalStore(onThemeChange, isNight, () => false)
  const wall = chosen ?? walls[atNight ? 3 : 0]

  const [image] = images
  const { widthCm, heightCm } = dimensions ?? { widthCm: null, heightCm: null }
  if (!image || widthCm === null || heightCm === null || category === 'sculpture') return null
  const wallCm = Math.max(shownCm, heightCm + marginCm, widthCm * 0.8)

  return (
    <section className={css.area} aria-labelledby={id}>
      <div className={`${wrap} ${css.head}`}>
        <h2 className={heading.h1} id={id}>
          View on a wall
        </h2>
        <fieldset className={css.walls}>
          <legend className={spoken}>Wall colour</legend>
          {walls.map((each) => (
            <label key={each.name} className={css.wall} style={cssVar(css.wallColour, each.colour)}>
              <input type="radio" name={id} checked={each === wall} onChange={() => setChosen(each)} />
              <span className={css.swatch} />
              <span className={spoken}>{each.name}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div
        className={wall.isDark ? `${css.room} ${css.dark}` : css.room}
        role="img"
        aria-label={`The work on a wall beside a person 170 cm tall and a bench 150 cm wide: it is ${widthCm} cm wide and ${heightCm} cm high`}
        style={{
          ...cssVar(css.wallColour, wall.colour),
          ...cssVar(css.wallCm, wallCm),
          ...cssVar(css.width, widthCm),
          ...cssVar(css.height, heightCm),
        }}
      >
        <Person className={css.person} />
        <div className={css.art}>
          <Picture image={image} sizes="400px" alt="" />
          <span className={css.across}>{widthCm}&nbsp;cm</span>
          <span className={css.upright}>{heightCm}&nbsp;cm</span>
        </div>
        <Bench className={css.bench} />
      </div>
      <div className={`${wrap} ${css.note} ${meta}`}>
        Drawn to scale: hung with its centre 150&nbsp;cm above the floor; the person is 170&nbsp;cm tall.
      </div>
    </section>
  )
}
