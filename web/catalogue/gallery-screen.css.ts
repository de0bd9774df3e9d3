import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, space } from '#web/theme/contract.css.ts'

export const head = style({ paddingBlock: `${space[8]} ${space[4]}` })
export const search = style({ maxWidth: 720, marginBottom: space[5] })

/** Suggestions are as wide as the field above them. */
export const suggestions = style({ position: 'absolute', top: '100%', left: 0, right: 0, zIndex: 20 })
globalStyle(`${suggestions} > [role="listbox"]`, { width: 'auto', top: 0, left: 0, zIndex: 20 })

export const filters = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  paddingBottom: space[3],
  alignItems: 'end',
  '@media': { [from('columns')]: { gridTemplateColumns: '220px 220px 1fr 240px', gap: space[2] } },
})
globalStyle(`${filters} > :last-child`, {
  gridColumn: '1 / -1',
  '@media': { [from('columns')]: { gridColumn: 4 } },
})

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  minHeight: 56,
  paddingBlock: 8,
  borderTop: `1px solid ${color.line}`,
  marginBottom: space[4],
})
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })
