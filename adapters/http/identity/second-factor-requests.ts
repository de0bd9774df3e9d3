import { IsBoolean, IsIn, IsObject, IsString, MaxLength } from 'class-validator'
import { type RegistrationRole, registrationRoles } from '#domain/identity/roles.ts'
import { shape } from '../requests/shape.ts'

const line = [IsString(), MaxLength(200)]

export class CodeBody {
  code!: string
}
shape(CodeBody, { code: { rules: line } })

/** The credential is the browser's own answer; whether it is true is checked by those who know the standard. */
export class PasskeyBody {
  name!: string
  credential!: object
}
shape(PasskeyBody, { name: { rules: line }, credential: { rules: [IsObject()] } })

export class PasskeySignInBody {
  credential!: object
}
shape(PasskeySignInBody, { credential: { rules: [IsObject()] } })

export class GoogleBody {
  isLogin!: boolean
  role?: RegistrationRole
  returnTo?: string
}
shape(GoogleBody, {
  isLogin: { rules: [IsBoolean()] },
  role: { rules: [IsIn(registrationRoles)], optional: true },
  returnTo: { rules: [IsString(), MaxLength(2000)], optional: true },
})

/** What a provider's answer is known by; whatever else it writes into the address is for the provider's own protocol. */
export class ReturnQuery {
  state?: string
}
shape(ReturnQuery, { state: { rules: [IsString(), MaxLength(1000)], optional: true } })
