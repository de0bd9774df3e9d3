import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { size, space, type } from '#web/theme/contract.css.ts'

/** Little air above the works: they are what one comes for. */
export const head = style({ paddingBlock: `${space[4]} ${space[3]}` })

/** Suggestions are as wide as the field above them. */
export const suggestions = style({ position: 'absolute', top: '100%', left: 0, right: 0, zIndex: 20 })
globalStyle(`${suggestions} > [role="listbox"]`, { width: 'auto', top: 0, left: 0, zIndex: 20 })

/** Search and choices in one row, as far as there is room; large letters break it. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `8px 12px`,
  alignItems: 'start',
  '@media': {
    [from('page')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))' },
    [from('three')]: { display: 'flex', flexWrap: 'wrap', columnGap: space[2] },
  },
})
globalStyle(`${bar} > *`, { flex: '1 1 9rem' })
export const search = style({ gridColumn: '1 / -1', selectors: { [`${bar} > &`]: { flex: '4 1 20rem' } } })
globalStyle(`${bar} > ${search} > input`, { textOverflow: 'ellipsis' })

/** What can be chosen further and, at the end of that line, how many there are. On a phone both stand by themselves. */
export const line = style({
  display: 'contents',
  selectors: { [`${bar} > &`]: { flexBasis: '100%' } },
  '@media': { [from('page')]: { display: 'grid', gridColumn: '1 / -1' } },
})
globalStyle(`${line} > *`, { '@media': { [from('page')]: { gridArea: '1 / 1' } } })
export const count = style({
  gridColumn: '1 / -1',
  fontSize: type.label,
  lineHeight: 1.45,
  '@media': {
    [from('page')]: { justifySelf: 'end', minHeight: size.target, display: 'flex', alignItems: 'center' },
  },
})
export const wall = style({ paddingTop: space[2] })

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  paddingTop: 8,
  '@media': { [below('page')]: { columnGap: 4 } },
})
