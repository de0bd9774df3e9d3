import { UserSchema } from './identity/user.schema.ts'
import { OrderSchema } from './orders/order.schema.ts'

/** Every domain class the ORM maps. */
export const schemas = [OrderSchema, UserSchema]
