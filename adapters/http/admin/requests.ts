import { IsBoolean, IsIn, IsInt, IsString, MaxLength, Min } from 'class-validator'
import {
  type ArtworkList,
  artworkStates,
  auditedKinds,
  type UserList,
  userOrders,
  userStates,
} from '#application/admin/contract.ts'
import { measures, type Period, periods } from '#application/admin/statistics-contract.ts'
import { mailStates } from '#application/admin/undelivered-mails-contract.ts'
import { longestName } from '#domain/identity/registration.ts'
import { type Role, roles } from '#domain/identity/roles.ts'
import { longestEmail } from '#domain/shared/email-address.ts'
import { pageFields } from '../catalogue/requests.ts'
import { shape } from '../requests/shape.ts'

const line = [IsString(), MaxLength(200)]
const words = { rules: [IsString(), MaxLength(1_000)], optional: true }
/** Longer than either may be: how long is the domain's to say, in its own words. */
const filledIn = [IsString(), MaxLength(1_000)]
const name = { rules: filledIn, described: { maxLength: longestName } }
const email = { rules: filledIn, described: { maxLength: longestEmail } }
const version = { rules: [IsInt(), Min(1)], optional: true }

export class UserListQuery {
  q?: string
  role?: Role
  state?: UserList['state']
  sort?: UserList['sort']
  limit?: number
  cursor?: string
}
shape(UserListQuery, {
  q: words,
  role: { rules: [IsIn(roles)], optional: true },
  state: { rules: [IsIn(userStates)], optional: true },
  sort: { rules: [IsIn(userOrders)], optional: true },
  ...pageFields,
})

export class NewUserBody {
  name!: string
  email!: string
  country?: string
  phone?: string
  role?: Role
  password?: string
}
shape(NewUserBody, {
  name,
  email,
  country: { rules: line, optional: true },
  phone: { rules: line, optional: true },
  role: { rules: [IsIn(roles)], optional: true },
  password: { rules: [IsString(), MaxLength(1_000)], optional: true },
})

/** What is left out stays as it is. */
export class UserBody {
  name?: string
  email?: string
  country?: string
  phone?: string
  role?: Role
  version?: number
}
shape(UserBody, {
  name: { ...name, optional: true },
  email: { ...email, optional: true },
  country: { rules: line, optional: true },
  phone: { rules: line, optional: true },
  role: { rules: [IsIn(roles)], optional: true },
  version,
})

export class PendingArtistsQuery {
  limit?: number
  cursor?: string
}
shape(PendingArtistsQuery, pageFields)

/** Whether there is a reason is the domain's to say, in the words of the form. */
export class ReasonBody {
  reason?: string
}
shape(ReasonBody, { reason: { rules: [IsString(), MaxLength(10_000)], optional: true } })

export class AdminArtworksQuery {
  q?: string
  state?: ArtworkList['state']
  limit?: number
  cursor?: string
}
shape(AdminArtworksQuery, {
  q: words,
  state: { rules: [IsIn(artworkStates)], optional: true },
  ...pageFields,
})

export class FeaturedBody {
  featured!: boolean
}
shape(FeaturedBody, { featured: { rules: [IsBoolean()] } })

export class AuditQuery {
  subject?: string
  admin?: string
  kind?: (typeof auditedKinds)[number]
  from?: string
  to?: string
  limit?: number
  cursor?: string
}
const day = { rules: [IsString(), MaxLength(10)], optional: true }
shape(AuditQuery, {
  subject: words,
  admin: words,
  kind: { rules: [IsIn(auditedKinds)], optional: true },
  from: day,
  to: day,
  ...pageFields,
})

export class UndeliveredMailsQuery {
  q?: string
  state?: (typeof mailStates)[number]
  limit?: number
  cursor?: string
}
shape(UndeliveredMailsQuery, {
  q: words,
  state: { rules: [IsIn(mailStates)], optional: true },
  ...pageFields,
})

export class PaymentNoticesQuery {
  limit?: number
  cursor?: string
}
shape(PaymentNoticesQuery, { ...pageFields })

export class RefundsDueQuery {
  limit?: number
  cursor?: string
}
shape(RefundsDueQuery, { ...pageFields })

export class PaymentChecksQuery {
  limit?: number
  cursor?: string
}
shape(PaymentChecksQuery, { ...pageFields })

export class SeriesQuery {
  of!: (typeof measures)[number]
  period!: Period
}
shape(SeriesQuery, {
  of: { rules: [IsIn(measures)] },
  period: { rules: [IsIn(periods)] },
})
