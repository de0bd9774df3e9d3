/** What any call may be answered that is for those who are signed in. */
export const notSignedIn = { 401: { description: 'Nobody is signed in' } }
