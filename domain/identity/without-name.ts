import { formerMember } from './user.ts'

/** A subject that names somebody who has left, without them; who only begins like them stays. */
export const withoutName = (subject: string, name: string): string =>
  subject.replaceAll(
    new RegExp(
      `(?<![\\p{L}\\p{N}])${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    formerMember,
  )
