import type { CartRepository } from '#application/cart/cart-repository.ts'
import type { AccountCart } from '#application/cart/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { token } from '../binding.ts'

export const cartPorts = { carts: token<CartRepository>('carts') }

export const cartServices = { cart: token<(caller: Caller) => AccountCart>('cart') }
