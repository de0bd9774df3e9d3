/** How what is chosen of several looks where people have their own colours forced upon every page. */
export const forcedChoice = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const
