/** A file that cannot come along as a photograph: its place among those that were sent, what it is called, and why. */
export interface WrongPhotograph {
  readonly place: number
  readonly name: string
  readonly text: string
}

/** The fields in which it is said: `photographs`, which names the files, and `photographs.0` for each of them. */
export const photographFaults = (
  wrong: readonly WrongPhotograph[],
): Readonly<Record<string, string>> & { readonly photographs: string } => ({
  photographs: wrong.map(({ name, text }) => `${name}: ${text}`).join(' '),
  ...Object.fromEntries(wrong.map(({ place, text }) => [`photographs.${place}`, text])),
})
