import type { RegistrationRole } from '#domain/identity/roles.ts'
import { useArtistPercent } from '#web/fair-pay/terms.ts'
import { spoken } from '#web/theme/text.css.ts'
import * as css from './register-form.css.ts'

/** Why somebody comes: to buy, or to sell. */
export function RoleChoice({ chosen }: { chosen: RegistrationRole }) {
  const percent = useArtistPercent()
  const ways = [
    { role: 'user', name: 'To buy', promise: 'Keep favourites and orders' },
    { role: 'artist', name: 'To sell my art', promise: `Keep ${percent}\u00a0% of each sale` },
  ] as const
  return (
    <fieldset className={css.roles}>
      <legend className={spoken}>I am here</legend>
      {ways.map(({ role, name, promise }) => (
        <label key={role} className={css.role}>
          <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
          <span className={css.name}>{name}</span>
          <span className={css.promise}>{promise}</span>
        </label>
      ))}
    </fieldset>
  )
}
