import { defineEntity, p } from '@mikro-orm/core'
import type { Role } from '#domain/identity/roles.ts'
import { User } from '#domain/identity/user.ts'

export const UserSchema = defineEntity({
  class: User,
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    email: p.string().nullable(),
    country: p.string(),
    phone: p.string(),
    role: p.string().$type<Role>(),
    passwordHash: p.string().nullable(),
    emailVerifiedAt: p.datetime().nullable(),
    suspendedAt: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    version: p.integer().version(),
  },
})
