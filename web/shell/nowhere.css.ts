import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'
import { ghost } from '#web/ui/feedback/empty-wall.css.ts'

export const nowhere = style({
  position: 'relative',
  minHeight: `calc(100vh - ${size.header})`,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: `${space[6]} ${size.gutter} 160px`,
})

export const inside = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 28,
  '@media': { [below('page')]: { flexDirection: 'column', alignItems: 'center', gap: 24 } },
})

export const patch = style([
  ghost,
  {
    selectors: { '&&': { width: 'min(440px, 46vw)', aspectRatio: '4 / 3', margin: 0 } },
    '@media': { [below('page')]: { selectors: { '&&': { width: '74vw' } } } },
  },
])

export const label = style({
  width: 288,
  flex: 'none',
  padding: '22px 24px',
  background: color.card,
  color: color.ink2,
  boxShadow: `0 0 0 1px ${color.edge}`,
  borderRadius: 1,
  '@media': { [below('page')]: { width: '74vw' } },
})
globalStyle(`${label} strong`, { display: 'block', fontSize: type.label, fontWeight: 600, color: color.ink })
globalStyle(`${label} h1`, {
  font: `italic 400 ${type.h2}/1.12 ${type.serif}`,
  letterSpacing: '-.012em',
  color: color.ink,
  margin: '4px 0 8px',
})
globalStyle(`${label} p`, { marginBottom: 18 })

export const floor = style({
  position: 'absolute',
  inset: 'auto 0 0',
  height: 88,
  background: color.plinth,
  borderTop: `10px solid ${color.wall}`,
  boxShadow: `inset 0 1px 0 ${color.line}`,
})
