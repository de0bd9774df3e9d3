import { globalStyle, style } from '@vanilla-extract/css'
import { color, type } from '#web/theme/contract.css.ts'

export const label = style({ fontSize: type.label, lineHeight: 1.45, color: color.ink2 })
globalStyle(`${label} strong`, { display: 'block', color: color.ink, fontWeight: 600 })
globalStyle(`${label} i`, { font: `italic 400 1.0625rem/1.3 ${type.serif}`, color: color.ink })
