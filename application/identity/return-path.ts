import {
  authPage,
  forgotPasswordPage,
  homePage,
  loginPage,
  registerPage,
  resetPasswordPage,
  sectionOf,
} from '#application/shared/addresses.ts'

/** Browsers drop control characters and read a backslash as a slash: either could make another host of a path. */
const misleading = /[\\\s\p{Cc}]/u
const longest = 2000

/** Where sign-in itself happens: nobody wants to come back there. (Verifying an address needs a session, though.) */
const signIn: ReadonlySet<string> = new Set(
  [authPage, loginPage, registerPage, forgotPasswordPage, resetPasswordPage, '/api'].map(sectionOf),
)

/** '.' and '..', also in disguise: '/..//host' would become '//host' once it is resolved. */
const climbing = /^(\.|%2e){1,2}$/i

/**
 * Where to go after signing in: an own path with its query, else the start. What a browser may read as another host
 * ('//host', '/\host', a scheme, control characters) is none of ours.
 */
export function ownPath(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > longest || misleading.test(wanted)) return homePage
  const [path = ''] = wanted.split(/[?#]/)
  const isOwn =
    path.startsWith('/') && !path.includes('//') && !path.split('/').some((part) => climbing.test(part))
  return isOwn && !signIn.has(sectionOf(path)) ? wanted : homePage
}
