import { globalStyle, style } from '@vanilla-extract/css'
import { color, motion, size, type } from '#web/theme/contract.css.ts'

export const logo = style({
  display: 'flex',
  width: 'fit-content',
  alignItems: 'center',
  height: size.logo,
  color: color.ink,
  transition: `height ${motion.calm} ${motion.ease}`,
})
globalStyle(`${logo} svg`, { height: '100%', width: 'auto', overflow: 'visible' })
globalStyle(`${logo} text`, {
  fontFamily: type.serif,
  fontSize: 52,
  letterSpacing: '-.03em',
  fontOpticalSizing: 'auto',
})
globalStyle(`${logo} circle`, { fill: color.ochre })
