import { globalStyle, style } from '@vanilla-extract/css'
import { color, type } from '#web/theme/contract.css.ts'

export const shipsTo = style({ fontSize: type.label, lineHeight: 1.45, color: color.ink2, paddingLeft: 26 })
globalStyle(`${shipsTo} > [data-missing='true']`, { color: color.err, fontWeight: 500 })
