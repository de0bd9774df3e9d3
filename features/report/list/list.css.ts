import { style, styleVariants } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'
import { heading, prose } from '#web/theme/text.css.ts'
import { signs } from './level-marks.css.ts'

export const mark = style({ background: color.warnWash, color: 'inherit', boxShadow: `0 1px ${color.warn}` })

export const change = style({
  display: 'inline-block',
  marginLeft: 10,
  padding: '0 8px',
  border: `1px solid ${color.control}`,
  borderRadius: size.radius,
  fontFamily: type.sans,
  fontSize: type.meta,
  lineHeight: '20px',
  letterSpacing: 0,
  verticalAlign: 'middle',
})

const anchored = { scrollMarginTop: 96 }

export const capability = style({ marginBottom: size.section, ...anchored })
export const capabilityHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  marginBottom: space[4],
})
/** Where one goes from the index. */
export const name = style({ ':focus': { outline: 'none', boxShadow: 'none' } })
export const feature = style({ marginBottom: space[6], ...anchored })
export const about = style([prose, { color: color.ink2, marginTop: 4 }])

/** The statement as on a wall, and its proofs below it. */
export const rule = style({ marginTop: space[4], ...anchored })
const statement = style([
  heading.h4,
  {
    paddingLeft: 22,
    position: 'relative',
    marginBottom: space[1],
    maxWidth: size.measure,
    '::before': { position: 'absolute', left: 0, top: '.48em' },
  },
])
/** With the same signs as its scenarios have at each level: red is for what does not hold, and for nothing else. */
export const outcome = styleVariants({
  held: [statement, { '::before': signs.held }],
  failed: [statement, { '::before': signs.failed }],
  'not-run': [statement, { '::before': signs['not-run'] }],
})
export const scenarios = style({
  borderBottom: `1px solid ${color.line}`,
  '@media': { [below('page')]: { marginInline: '-8px' } },
})
