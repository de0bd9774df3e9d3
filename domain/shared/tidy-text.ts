/**
 * What nobody sees: signs that turn the direction of what is written behind them, so that a name or an address reads otherwise on a
 * page, in a mail or on a parcel; spaces of no width, the soft hyphen, control characters. The joiners U+200C and U+200D are none of
 * them: Persian words, Indian scripts and emoji are written with them. Neither are tags, which tell the flag of Scotland from a black one.
 */
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[^\P{Cc}\s]/gu

/** Whether a text has signs that nobody sees. */
export const hasUnseen = (text: string): boolean => text.search(unseen) !== -1

/** A text as it is kept: without the space around it and the signs that nobody sees. Its lines stay. */
export const tidyText = (text: string): string => text.replace(unseen, '').trim()

/** The same of what is one line, such as a name: its words stand one space apart. */
export const tidyLine = (text: string): string => tidyText(text).replace(/\s+/g, ' ')

/** Whether nothing is left of a text. */
export const isBlank = (text: string): boolean => tidyText(text) === ''
