/** Mutants that live, by file: how many, and why no test is missed. */
export const survivors: Readonly<Record<string, readonly [count: number, why: string]>> = {}
