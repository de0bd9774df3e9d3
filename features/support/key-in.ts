/** The key that a link from a mail carries. */
export const keyIn = (link: string): string => new URL(link).searchParams.get('key') ?? ''
