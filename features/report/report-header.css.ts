import { style } from '@vanilla-extract/css'
import { color, mark, motion, size, space } from '#web/theme/contract.css.ts'
import { wrap } from '#web/theme/layout.css.ts'

export const header = style([
  wrap,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[4],
    minHeight: size.header,
    paddingBlock: space[1],
  },
])

export const pages = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] })

/** A dot below where one is. */
export const page = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  color: color.ink2,
  transition: `color ${motion.quick}`,
  ':hover': { color: color.ink },
  selectors: {
    '&[aria-current]': { color: color.ink },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      left: '50%',
      bottom: 2,
      width: 6,
      height: 6,
      marginLeft: -3,
      borderRadius: '50%',
      background: mark.here,
    },
  },
})
