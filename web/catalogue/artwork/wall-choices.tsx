import { cssVar } from '#web/theme/css-var.ts'
import { spoken } from '#web/theme/text.css.ts'
import * as css from './wall-choices.css.ts'

interface WallChoicesProps<Wall, Beside> {
  /** The radio buttons' common name. */
  readonly name: string
  readonly walls: readonly Wall[]
  readonly wall: Wall
  readonly onWall: (wall: Wall) => void
  readonly besides: readonly Beside[]
  readonly beside: Beside
  readonly onBeside: (beside: Beside) => void
}

/** What stands beside the work, and the colour of the wall. */
export function WallChoices<Wall extends { name: string; colour: string }, Beside extends { name: string }>({
  name,
  walls,
  wall,
  onWall,
  besides,
  beside,
  onBeside,
}: WallChoicesProps<Wall, Beside>) {
  return (
    <div className={css.choices}>
      <fieldset className={css.besides}>
        <legend className={spoken}>Beside it</legend>
        {besides.map((each) => (
          <label key={each.name} className={css.beside}>
            <input
              type="radio"
              name={`${name}-beside`}
              checked={each === beside}
              onChange={() => onBeside(each)}
            />
            <span>{each.name}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={css.walls}>
        <legend className={spoken}>Wall colour</legend>
        {walls.map((each) => (
          <label key={each.name} className={css.wall} style={cssVar(css.swatchColour, each.colour)}>
            <input type="radio" name={`${name}-wall`} checked={each === wall} onChange={() => onWall(each)} />
            <span className={css.swatch} />
            <span className={spoken}>{each.name}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
