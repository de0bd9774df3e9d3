import { type ReactNode, StrictMode, useEffect } from 'react'
import { CartProvider } from './cart/cart-context.tsx'
import { ServicesProvider, type WebServices } from './services.ts'
import './theme/fonts.css'
import './theme/global.css.ts'

/** What stands around every page, on the server and in the browser alike. */
export function Page({ services, children }: { services: WebServices; children: ReactNode }) {
  useEffect(() => services.session.start(), [services.session])
  return (
    <StrictMode>
      <ServicesProvider value={services}>
        <CartProvider>{children}</CartProvider>
      </ServicesProvider>
    </StrictMode>
  )
}
