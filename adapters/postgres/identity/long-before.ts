const day = 24 * 60 * 60 * 1000

/** A day before: what was over then, nobody asks for any more. */
export const longBefore = (time: Date): Date => new Date(time.getTime() - day)
