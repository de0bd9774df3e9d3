import { type ReactNode, StrictMode } from 'react'
import { CartProvider } from './cart/cart-context.tsx'
import { SessionProvider } from './identity/session/session-context.tsx'
import { ServicesProvider, type WebServices } from './services.ts'
import './theme/fonts.css'
import './theme/global.css.ts'

/** What stands around every page, on the server and in the browser alike. */
export function Page({ services, children }: { services: WebServices; children: ReactNode }) {
  return (
    <StrictMode>
      <ServicesProvider value={services}>
        <SessionProvider>
          <CartProvider>{children}</CartProvider>
        </SessionProvider>
      </ServicesProvider>
    </StrictMode>
  )
}
