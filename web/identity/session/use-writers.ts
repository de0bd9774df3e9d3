import { useState } from 'react'
import { useAccount } from './use-session.ts'

/**
 * How many have taken somebody's place here, as the key of a form that visitors see too: it begins anew for whoever comes instead,
 * and stays for whoever signs in while they write, or whose session runs out.
 */
export function useWriters(): number {
  const id = useAccount()?.id ?? null
  const [writer, setWriter] = useState({ id, before: 0 })
  if (id === null || id === writer.id) return writer.before
  const next = { id, before: writer.before + (writer.id === null ? 0 : 1) }
  setWriter(next)
  return next.before
}
