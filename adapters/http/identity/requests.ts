import { IsIn, IsString, MaxLength } from 'class-validator'
import { longestName } from '#domain/identity/registration.ts'
import { type RegistrationRole, registrationRoles } from '#domain/identity/roles.ts'
import { longestEmail } from '#domain/shared/email-address.ts'
import { shape } from '../requests/shape.ts'

const line = [IsString(), MaxLength(200)]
/** Longer than any of them may be: how long is the domain's to say, in its own words. */
const filledIn = [IsString(), MaxLength(1_000)]
const password = filledIn
const email = { rules: filledIn, described: { maxLength: longestEmail } }
const name = { rules: filledIn, described: { maxLength: longestName } }

export class RegistrationBody {
  name!: string
  email!: string
  country!: string
  phone!: string
  password!: string
  role?: RegistrationRole
}
shape(RegistrationBody, {
  name,
  email,
  country: { rules: line },
  phone: { rules: line },
  password: { rules: password },
  role: { rules: [IsIn(registrationRoles)], optional: true },
})

export class SignInBody {
  email!: string
  password!: string
  code?: string
}
shape(SignInBody, {
  email,
  password: { rules: password },
  code: { rules: line, optional: true },
})

export class ProfileBody {
  name!: string
  country!: string
  phone!: string
}
shape(ProfileBody, { name, country: { rules: line }, phone: { rules: line } })

export class PasswordChangeBody {
  currentPassword!: string
  password!: string
}
shape(PasswordChangeBody, { currentPassword: { rules: password }, password: { rules: password } })

export class EmailBody {
  email!: string
}
shape(EmailBody, { email })

export class PasswordResetBody {
  token!: string
  password!: string
}
shape(PasswordResetBody, { token: { rules: line }, password: { rules: password } })

export class TokenBody {
  token!: string
}
shape(TokenBody, { token: { rules: line } })

export class UserNameBody {
  userName!: string
}
shape(UserNameBody, { userName: { rules: line } })

export class PasswordBody {
  password!: string
}
shape(PasswordBody, { password: { rules: password } })
