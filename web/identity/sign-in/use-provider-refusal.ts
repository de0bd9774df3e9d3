import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { providerRefusal } from '#domain/identity/provider-account.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { accountToast } from './account-toast.ts'

/** Tells whoever has come back from a provider in vain why; the address says it, and nothing else brings it up. */
export function useProviderRefusal(): void {
  const { search } = useLocation()
  const code = new URLSearchParams(search).get('error')
  useEffect(() => {
    if (code !== null) toast.update(accountToast, 'error', providerRefusal(code))
  }, [code])
}
