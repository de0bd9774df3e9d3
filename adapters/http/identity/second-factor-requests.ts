import { IsBoolean, IsIn, IsObject, IsString, MaxLength } from 'class-validator'
import type { RegistrationRole } from '#domain/identity/roles.ts'
import { shape } from '../shape.ts'

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
  role: { rules: [IsIn(['user', 'artist'])], optional: true },
  returnTo: { rules: [IsString(), MaxLength(2000)], optional: true },
})
