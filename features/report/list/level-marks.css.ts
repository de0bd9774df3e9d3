import { style, styleVariants } from '@vanilla-extract/css'
import { color, type } from '#web/theme/contract.css.ts'

export const marks = style({ display: 'inline-flex', gap: 16, flex: 'none' })

const round = { content: '""', width: 8, height: 8, borderRadius: '50%', flex: 'none' } as const

/** Filled: it holds. A cross: it does not. Ring: nobody tried. Dash: it makes no sense there. */
export const signs = {
  held: { ...round, background: color.ok },
  failed: {
    ...round,
    width: 10,
    height: 10,
    borderRadius: 0,
    background: color.err,
    clipPath:
      'polygon(20% 0, 50% 30%, 80% 0, 100% 20%, 70% 50%, 100% 80%, 80% 100%, 50% 70%, 20% 100%, 0 80%, 30% 50%, 0 20%)',
  },
  'not-here': { ...round, height: 2, borderRadius: 0, background: color.control },
  'not-run': { ...round, background: 'none', border: `2px solid ${color.control}` },
} as const

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minWidth: 62,
  fontSize: type.meta,
  lineHeight: 1.4,
  color: color.ink3,
})

export const outcome = styleVariants({
  held: [base, { '::before': signs.held }],
  failed: [base, { color: color.err, fontWeight: 600, '::before': signs.failed }],
  'not-here': [base, { '::before': signs['not-here'] }],
  'not-run': [base, { '::before': signs['not-run'] }],
})
