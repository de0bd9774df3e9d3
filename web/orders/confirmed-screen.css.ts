import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { anyMotion, below, from } from '#web/theme/breakpoints.ts'
import { color, mark, motion, size, space } from '#web/theme/contract.css.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'center',
  paddingBlock: `${space[8]} ${size.section}`,
  '@media': {
    [from('columns')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: space[10],
      minHeight: 620,
    },
  },
})
globalStyle(`${layout} h1 + p`, { marginTop: space[3], maxWidth: '46ch' })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  marginTop: space[4],
  maxWidth: 460,
})
globalStyle(`${facts} > *`, { paddingBlock: 12, borderTop: `1px solid ${color.line}` })
globalStyle(`${facts} > dt`, { color: color.ink3 })
globalStyle(`${facts} > dd`, {
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 500,
})
export const todo = style({ marginTop: space[4], maxWidth: 560 })
export const howToPay = style([todo, { display: 'grid', gap: space[2] }])
export const waysOn = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: space[4] })

export const art = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[3],
  '@media': { [below('columns')]: { order: -1, gap: space[2], paddingRight: 10 } },
})
export const picture = style({
  maxHeight: 440,
  width: 'auto',
  maxWidth: 'min(58vw, 420px)',
  '@media': { [below('columns')]: { maxHeight: 300, maxWidth: '50vw' } },
})

export const label = style({
  position: 'relative',
  minWidth: 0,
  maxWidth: 220,
  flex: '0 1 auto',
  background: color.card,
  padding: '14px 16px',
  boxShadow: `0 0 0 1px ${color.edge}`,
  borderRadius: 1,
})

const stick = keyframes({ from: { transform: 'scale(2.4)', opacity: 0 } })
/** The red dot that a gallery sticks on the label of a sold work. */
export const dot = style({
  position: 'absolute',
  right: -9,
  top: -9,
  width: 18,
  height: 18,
  borderRadius: '50%',
  background: mark.here,
  '@media': { [anyMotion]: { animation: `${stick} ${motion.slow} ${motion.ease} 500ms both` } },
})
