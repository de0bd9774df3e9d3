/**
 * What nobody sees: signs that turn the direction of what is written behind them, so that a name or an address reads otherwise on a
 * page, in a mail or on a parcel; joiners of words, the soft hyphen, control characters. The joiners U+200C and U+200D are none of
 * them: Persian words, Indian scripts and emoji are written with them. Neither are tags, which tell the flag of Scotland from a black one.
 */
const unseen = /[\u00AD\u061C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[^\P{Cc}\s]/gu

/** The space of no width parts the words of Khmer, Thai, Lao and Burmese, where lines may break; beside a blank it parts nothing. */
const idleWordSpace = /\u200B+(?=[\s\u200B]|$)|(?<=\s|^)\u200B+/g

/** What has a place and shows nothing: with spaces, joiners and tags also fillers and the braille of no dot. */
const invisible = /^[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]*$/u

/** Whether there is nothing to see in a text. */
export const isBlank = (text: string): boolean => invisible.test(text)

/**
 * A text as it is kept: without the space around it and the signs that nobody sees, and empty where that is all. Its lines stay, and
 * so do the spaces of no width between its words.
 */
export const tidyText = (text: string): string =>
  isBlank(text) ? '' : text.replace(unseen, '').replace(idleWordSpace, '').trim()

/** The same of what is one line, such as a name: its words stand one space apart. */
export const tidyLine = (text: string): string => tidyText(text).replaceAll('\u200B', '').replace(/\s+/g, ' ')
