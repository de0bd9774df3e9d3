import { cartPage } from '#application/shared/addresses.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { Link } from '#web/navigation/link.tsx'
import { workTitle } from '#web/theme/text.css.ts'
import { imageSource } from '#web/ui/artwork/image-source.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import * as css from './tell-added.css.ts'

/** One at a time: whoever puts in five works is not shown five of them. */
const addedToast = 'in-the-cart'

/** Says and shows what is in the cart now, with the way there. */
export function tellAdded({ title, images: [image] }: CartItem): void {
  toast.update(
    addedToast,
    'success',
    <span className={css.added}>
      {image && (
        <img className={css.picture} src={imageSource(image.imageUrl, 240)} width={56} height={56} alt="" />
      )}
      <span>
        <span className={workTitle}>{title}</span> is in your cart.
        <Link className={css.way} to={cartPage} onClick={() => toast.dismiss(addedToast)}>
          View cart
        </Link>
      </span>
    </span>,
  )
}
