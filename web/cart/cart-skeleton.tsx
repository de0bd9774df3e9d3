import { spoken } from '#web/theme/text.css.ts'
import { Bone } from '#web/ui/feedback/skeleton.tsx'
import * as css from './cart-screen.css.ts'

/** The shape of a cart, while the kept one is being read. */
export function CartSkeleton() {
  return (
    <div className={css.bones} aria-busy="true">
      <p className={spoken} role="status">
        Loading your cart
      </p>
      <Bone height={136} />
      <Bone height={136} />
    </div>
  )
}
