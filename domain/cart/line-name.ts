/** What the name of a line of a browser's cart looks like: nobody guesses it. */
export const lineForm = /^[\x21-\x7e]{16,100}$/
