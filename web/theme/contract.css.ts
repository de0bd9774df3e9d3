import { createGlobalThemeContract } from '@vanilla-extract/css'

const named =
  (group: string) =>
  (_value: string | null, path: string[]): string =>
    [group, ...path].join('-')

/** Grounds, inks, the one pigment, states and shadows: what changes between day and night. */
export const color = createGlobalThemeContract(
  {
    paper: '',
    wall: '',
    plinth: '',
    card: '',
    ink: '',
    ink2: '',
    ink3: '',
    onInk: '',
    line: '',
    control: '',
    ochre: '',
    ochreDeep: '',
    ochreWash: '',
    onOchre: '',
    feature: '',
    onFeature: '',
    onFeature2: '',
    ok: '',
    okWash: '',
    info: '',
    infoWash: '',
    warn: '',
    warnWash: '',
    err: '',
    errWash: '',
    edge: '',
    scrim: '',
    veil: '',
    lift: '',
    hang: '',
  },
  named('color'),
)

/**
 * Colours of marks that hold no words: the one that is meant, what belongs to it, and the others. Where people have their
 * own colours forced upon every page, marks take theirs instead of vanishing.
 */
export const mark = createGlobalThemeContract({ here: '', done: '', rest: '' }, named('mark'))

export const type = createGlobalThemeContract(
  {
    serif: '',
    sans: '',
    vinyl: '',
    display: '',
    h1: '',
    h2: '',
    h3: '',
    h4: '',
    title: '',
    lead: '',
    prose: '',
    body: '',
    label: '',
    meta: '',
  },
  named('type'),
)

/** Steps of 8 px: `space[3]` is 24 px. */
export const space = createGlobalThemeContract(
  { 0: '', 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 8: '', 10: '', 12: '', 16: '' },
  named('space'),
)

export const size = createGlobalThemeContract(
  {
    gutter: '',
    gap: '',
    section: '',
    page: '',
    measure: '',
    radius: '',
    target: '',
    field: '',
    header: '',
    headerSmall: '',
    logo: '',
    logoSmall: '',
    search: '',
    menu: '',
    hang: '',
  },
  named('size'),
)

export const motion = createGlobalThemeContract(
  { quick: '', calm: '', slow: '', hung: '', ease: '' },
  named('motion'),
)
