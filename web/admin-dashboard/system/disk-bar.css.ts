import { globalStyle, style } from '@vanilla-extract/css'
import { color, mark, space, type } from '#web/theme/contract.css.ts'

/** As long as the disk is large. */
export const bar = style({
  display: 'flex',
  gap: 2,
  height: 20,
  marginBottom: space[2],
  overflow: 'hidden',
})
globalStyle(`${bar} > span`, { minWidth: 2 })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  fontSize: type.label,
})
globalStyle(`${legend} > div`, { display: 'flex', alignItems: 'center', gap: 8 })
globalStyle(`${legend} dt`, { display: 'flex', alignItems: 'center', gap: 8, color: color.ink2 })
globalStyle(`${legend} dd`, { fontWeight: 500, fontVariantNumeric: 'tabular-nums lining-nums' })

/** Beside its name, the mark of a part. */
export const square = style({ width: 12, height: 12, flex: 'none' })

/** What a part is drawn with; free is what is left of the frame. */
export const part = style({
  selectors: {
    '&[data-part="Database"]': { background: mark.here },
    '&[data-part="Pictures"]': { background: mark.done },
    '&[data-part="Everything else"]': { background: mark.rest },
    '&[data-part="Free"]': { border: `1px solid ${color.control}` },
  },
})
