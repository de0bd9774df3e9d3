/**
 * Where to go after signing in: an own path with its query, else the start. What a browser may read as another host
 * ('//host', '/\host', a scheme, control characters) is none of ours.
 */
export function ownPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(wanted)) return '/'
  return wanted
}
