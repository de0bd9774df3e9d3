/** Mutants that live, by file: how many, and why no test is missed. */
export type Survivors = Readonly<Record<string, readonly [count: number, why: string]>>

/** Said of texts beside a code: the code is what screens and tests go by. */
export const refusals = 'words of a refusal that is known by its code'

/** Said of what lists call themselves in their cursors. */
export const cursors = 'by whichever name a list calls itself, cursors of other lists are refused'

/** Said where an account in hand may have no address by its type. */
export const addresses = 'whoever has not deleted their account has an address, and others are not found'

/** Said where a key that is not there is not looked for. */
export const keys = 'nobody is found by a key that was not given'

/** Said of the look of mails. */
export const looks = 'a look, which no test sees'

/** Said where a value that is always there may be missing by its type. */
export const onlyTypes = 'only the types do not know'
