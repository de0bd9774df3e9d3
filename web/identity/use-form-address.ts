import { useLocation } from 'react-router-dom'

/** Where a form is sent that the server answers without our scripts: to its own page, which says what it thinks of it. */
export function useFormAddress(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}
