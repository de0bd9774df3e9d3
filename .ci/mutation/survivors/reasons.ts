/** Mutants that live, by file: how many, and why no test is missed. */
export type Survivors = Readonly<Record<string, readonly [count: number, why: string]>>

/** Said of texts beside a code: the code is what screens and tests go by. */
export const refusals = 'words of a refusal that is known by its code'
