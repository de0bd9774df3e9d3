import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

/** A page's column and a panel of sums beside it, which stays in sight where there is room for both. */
export const layout = style({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  paddingBottom: size.section,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('search')]: { gridTemplateColumns: 'minmax(0, 1fr) 390px' } },
})

export const panel = style({
  background: color.wall,
  padding: `${space[4]} ${space[3]}`,
  borderRadius: size.radius,
  '@media': {
    [from('search')]: { position: 'sticky', top: `calc(${size.headerSmall} + 24px)` },
  },
})
export const panelTitle = style({ marginBottom: space[2] })
export const panelAction = style({ marginTop: space[2] })

export const sums = style({ display: 'grid', gridTemplateColumns: '1fr auto' })
globalStyle(`${sums} > *`, { paddingBlock: 8 })
globalStyle(`${sums} > dd`, { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' })
globalStyle(`${sums} > [data-total]`, {
  borderTop: `1px solid ${color.control}`,
  marginTop: 8,
  paddingTop: 16,
  fontSize: '1.25rem',
  fontWeight: 500,
})
/** A term that says its own sum. */
export const alone = style({ gridColumn: '1 / -1' })

export const fair = style({
  fontSize: type.label,
  color: color.ink2,
  marginTop: space[2],
  paddingTop: space[2],
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${fair} strong`, { fontWeight: 500, color: color.ink })

export const pageHead = style({ paddingBlock: `${space[8]} ${space[5]}` })

/** What comes with the kept cart must not push the footer about in front of the reader. */
export const tall = style({ minHeight: '100svh' })
