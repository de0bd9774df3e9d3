import { defineEntity, p } from '@mikro-orm/core'
import type { GeneratedAlways } from 'kysely'
import type { Role } from '#domain/identity/roles.ts'
import { User } from '#domain/identity/user.ts'
import { besideTheClass } from '../beside-the-class.ts'

/** Somebody with an account. */
export const UserSchema = defineEntity({
  class: User,
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    email: p.text().nullable(),
    country: p.text().default(''),
    phone: p.text().default(''),
    role: p.text().$type<Role>().default('user'),
    passwordHash: p.text().nullable(),
    emailVerifiedAt: p.datetime(3).nullable(),
    suspendedAt: p.datetime(3).nullable(),
    deletedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    version: p.integer().version().default(1),
    ...besideTheClass({
      lastSeenAt: p.datetime(3).nullable(),
      /** The name as lists are sorted by it. */
      label: p.text().$type<GeneratedAlways<string>>().collation('C').generated('(lower(name)) stored'),
      /** What admins find somebody by. */
      sought: p
        .text()
        .$type<GeneratedAlways<string>>()
        .generated(`(lower(((name || ' '::text) || COALESCE(email, ''::text)))) stored`),
    }),
  },
})
