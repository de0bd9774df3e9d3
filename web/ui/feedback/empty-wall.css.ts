import { globalStyle, style } from '@vanilla-extract/css'
import { color, size, space } from '#web/theme/contract.css.ts'

export const wall = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  paddingBlock: `${space[6]} ${size.section}`,
})
globalStyle(`${wall} p`, { color: color.ink2, maxWidth: '40ch', margin: `${space[2]} 0 ${space[4]}` })

/** A paler patch where a work hung, and its nail. */
export const ghost = style({
  position: 'relative',
  width: 'min(300px, 70vw)',
  aspectRatio: '5 / 4',
  marginBottom: space[5],
  '::before': { content: '""', position: 'absolute', inset: 0, background: color.wall },
  '::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    top: 20,
    width: 8,
    height: 8,
    marginLeft: -4,
    borderRadius: '50%',
    background: color.ink2,
    boxShadow: '0 3px 3px -1px rgb(27 24 20 / .35)',
  },
})
