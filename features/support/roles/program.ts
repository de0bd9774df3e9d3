/** What a program can send in place of a form. */
export const unreadableForms = [
  'nothing that looks like a form',
  "a field's name without end",
  'a form that stops in the middle',
  'text in a way that nobody knows',
  'text that is none',
  'a field that nobody has asked for',
  'a picture larger than 25 MB',
] as const

export type UnreadableForm = (typeof unreadableForms)[number]

/** Somebody's own program, signed in as they are. */
export interface Program {
  /** @returns what is said of it */
  send(form: UnreadableForm): Promise<string>
}
