import { useId, useState, useSyncExternalStore } from 'react'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { hangsFlat } from '#domain/catalogue/category.ts'
import { fittedInto } from '#domain/catalogue/shape.ts'
import { cssVar } from '#web/theme/css-var.ts'
import { wrap } from '#web/theme/layout.css.ts'
import { heading, meta } from '#web/theme/text.css.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { WallChoices } from './wall-choices.tsx'
import * as css from './wall-room.css.ts'
import { Bench, Person, Sofa } from './wall-room-figures.tsx'

const walls = [
  { name: 'Paper', colour: '#EFEAE0', isDark: false },
  { name: 'Clay', colour: '#D9B79C', isDark: false },
  { name: 'Sage', colour: '#A9B09A', isDark: false },
  { name: 'Night', colour: '#3A3530', isDark: true },
] as const
type Wall = (typeof walls)[number]

const besides = [
  {
    name: 'With a person',
    is: 'a person 170 cm tall and a bench 150 cm wide',
    least: 20,
    says: 'the person is 170\u00a0cm tall',
  },
  { name: 'Over a sofa', is: 'a sofa 210 cm wide', least: 100, says: 'the sofa is 210\u00a0cm wide' },
] as const
type Beside = (typeof besides)[number]

const shownCm = 252
const floorCm = 26
/** Above a work, for the line that tells its width. */
const marginCm = 30
const usualCentreCm = 150

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

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`

/** The work at its real size beside a person and a bench; only for works that hang and whose size is known. */
export function WallRoom({ artwork: { images, dimensions, category } }: { artwork: ArtworkView }) {
  const id = useId()
  const [chosen, setChosen] = useState<Wall | null>(null)
  const [beside, setBeside] = useState<Beside>(besides[0])
  const atNight = useSyncExternalStore(onThemeChange, isNight, () => false)
  const wall = chosen ?? walls[atNight ? 3 : 0]

  const [image] = images
  const { widthCm, heightCm } = dimensions ?? { widthCm: null, heightCm: null }
  if (!image || widthCm === null || heightCm === null || !hangsFlat(category)) return null
  const centreCm = Math.max(usualCentreCm, heightCm / 2 + beside.least)
  // A picture of another shape than its centimetres is shown whole, never pulled.
  const fitted = fittedInto(image, widthCm, heightCm)
  const wallCm = Math.max(shownCm, floorCm + centreCm + heightCm / 2 + marginCm, widthCm * 0.8)

  return (
    <section className={css.area} aria-labelledby={id}>
      <div className={`${wrap} ${css.head}`}>
        <h2 className={heading.h1} id={id}>
          View on a wall
        </h2>
        <WallChoices
          name={id}
          walls={walls}
          wall={wall}
          onWall={setChosen}
          besides={besides}
          beside={beside}
          onBeside={setBeside}
        />
      </div>
      <div
        className={wall.isDark ? `${css.wallRoom} ${css.dark}` : css.wallRoom}
        role="img"
        aria-label={`The work on a wall beside ${beside.is}: it is ${widthCm} cm wide and ${heightCm} cm high`}
        style={{
          ...cssVar(css.wallColour, wall.colour),
          ...cssVar(css.wallCm, wallCm),
          ...cssVar(css.centreCm, centreCm),
          ...cssVar(css.width, widthCm),
          ...cssVar(css.height, heightCm),
        }}
      >
        {beside === besides[0] ? <Person className={css.person} /> : <Sofa className={css.sofa} />}
        <div className={css.art}>
          <Picture
            image={image}
            sizes="400px"
            alt=""
            style={{ width: share(fitted.width, widthCm), height: share(fitted.height, heightCm) }}
          />
          <span className={css.across}>{widthCm}&nbsp;cm</span>
          <span className={css.upright}>{heightCm}&nbsp;cm</span>
        </div>
        {beside === besides[0] && <Bench className={css.bench} />}
      </div>
      <div className={`${wrap} ${css.note} ${meta}`}>
        Drawn to scale: hung with its centre {Math.round(centreCm)}&nbsp;cm above the floor; {beside.says}.
      </div>
    </section>
  )
}
