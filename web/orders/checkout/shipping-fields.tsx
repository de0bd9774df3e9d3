import { type ReactNode, useMemo } from 'react'
import type { UserView } from '#application/identity/contract.ts'
import { checkoutPage } from '#application/shared/addresses.ts'
import { hasPostalCodes } from '#domain/orders/postal-code.ts'
import { authHref } from '#web/identity/addresses.ts'
import { Link } from '#web/navigation/link.tsx'
import { heading, link, standalone } from '#web/theme/text.css.ts'
import type { Country } from '#web/ui/fields/countries.ts'
import { CountryField } from '#web/ui/fields/country-field.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { PrefixField } from '#web/ui/fields/prefix-field.tsx'
import * as css from './checkout-screen.css.ts'
import type { Fill } from './fill.ts'

interface ShippingFieldsProps {
  readonly fill: Fill
  readonly countries: readonly Country[]
  /** Whoever is signed in gets the confirmation at their own address. */
  readonly account: UserView | null
  /** The chosen country's dialling prefix. */
  readonly prefix: string
  /** What is said of the country beside its field. */
  readonly besideCountry: ReactNode
  readonly onCountry: (code: string) => void
}

/** Where the works should go, and where the confirmation goes. */
export function ShippingFields({
  fill,
  countries,
  account,
  prefix,
  besideCountry,
  onCountry,
}: ShippingFieldsProps) {
  const { onChange: _typing, onCompositionEnd: _typed, ...country } = fill('country')
  // Nobody writes a dialling prefix into an address; it stands before the phone number.
  const namesOnly = useMemo(() => countries.map((each) => ({ ...each, prefix: '' })), [countries])
  return (
    <fieldset aria-labelledby="shipping-title">
      <h2 id="shipping-title" className={`${heading.h2} ${css.groupTitle}`}>
        Shipping
      </h2>
      {!account && (
        <p className={css.haveAccount}>
          Have an account?{' '}
          <Link className={`${link} ${standalone}`} to={authHref('login', { returnTo: checkoutPage })}>
            Login
          </Link>
        </p>
      )}
      <div className={css.grid}>
        <Field {...fill('name')} className={css.whole} label="Full name" autoComplete="shipping name" />
        {account ? (
          <p className={`${css.whole} ${css.note}`}>The confirmation goes to {account.email}.</p>
        ) : (
          <Field
            {...fill('email')}
            className={css.whole}
            label="Email"
            type="email"
            autoComplete="email"
            hint="For the confirmation. No account needed."
          />
        )}
        <Field
          {...fill('street')}
          className={css.whole}
          label="Street address"
          autoComplete="shipping address-line1"
        />
        <Field
          {...fill('city')}
          className={css.roomyHalf}
          label="City"
          autoComplete="shipping address-level2"
        />
        <Field
          {...fill('state')}
          className={css.roomyHalf}
          label="State/Province"
          autoComplete="shipping address-level1"
        />
        <Field
          {...fill('postalCode')}
          required={hasPostalCodes(country.value)}
          hint={!hasPostalCodes(country.value) && 'May stay empty here.'}
          className={css.roomyThird}
          label="Postal code"
          figures
          autoComplete="shipping postal-code"
        />
        <CountryField
          {...country}
          className={css.roomyTwoThirds}
          label="Country"
          autoComplete="shipping country-name"
          countries={namesOnly}
          onChoose={onCountry}
        />
        {besideCountry}
        <PrefixField
          {...fill('phone')}
          className={css.whole}
          label="Phone number"
          prefix={prefix}
          autoComplete="shipping tel-national"
        />
      </div>
    </fieldset>
  )
}
