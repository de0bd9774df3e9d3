import { useSelector } from '@xstate/react'
import { useNavigate } from 'react-router-dom'
import type { OrderView } from '#application/orders/contract.ts'
import { cartPage } from '#application/shared/addresses.ts'
import { maximalLimit } from '#application/shared/page.ts'
import { useCart } from '#web/cart/cart-context.tsx'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'

const puttingBack = sending<OrderView>()

/** An order that came to nothing need not be picked again: what the gallery still has goes into the cart. */
export function PutBackButton({ order }: { order: OrderView }) {
  const { catalogue } = useServices()
  const { add } = useCart()
  const navigate = useNavigate()
  const actor = useLastingActor(
    puttingBack,
    {
      send: async ({ items: bought }) => {
        const ids = bought.map(({ artworkId }) => artworkId)
        const { items } = await catalogue.artworks({ ids, limit: maximalLimit })
        for (const artwork of items) {
          const wanted = bought.find(({ artworkId }) => artworkId === artwork.id)?.quantity ?? 0
          for (let piece = 0; piece < Math.min(wanted, artwork.stock); piece++) add(artwork)
        }
        await navigate(cartPage)
      },
    },
    { refused: () => toast.error('The gallery did not answer. Please try again.') },
  )
  const isBusy = useSelector(actor, (flow) => !flow.matches('at rest'))
  return (
    <Button
      look="primary"
      large
      busy={isBusy && 'Putting back…'}
      onClick={() => actor.send({ type: 'send it', what: order })}
    >
      Put the works back into my cart
    </Button>
  )
}
