import { heading } from '#web/theme/text.css.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import * as css from './checkout-screen.css.ts'
import type { Country } from './countries.ts'
import type { Fill } from './fill.ts'

/** Where the works should go, and where the confirmation goes. */
export function ShippingFields({ fill, countries }: { fill: Fill; countries: readonly Country[] }) {
  return (
    <fieldset aria-labelledby="shipping-title">
      <h2 id="shipping-title" className={`${heading.h2} ${css.groupTitle}`}>
        Shipping
      </h2>
      <div className={css.grid}>
        <Field {...fill('name')} className={css.whole} label="Full name" autoComplete="shipping name" />
        <Field
          {...fill('email')}
          className={css.whole}
          label="Email"
          type="email"
          autoComplete="email"
          hint="For the confirmation. No account needed."
        />
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
          className={css.roomyThird}
          label="Postal code"
          figures
          autoComplete="shipping postal-code"
        />
        <Select
          {...fill('country')}
          className={css.roomyTwoThirds}
          label="Country"
          autoComplete="shipping country"
          options={[
            { value: '', label: 'Select your country' },
            ...countries.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <Field
          {...fill('phone')}
          className={css.whole}
          label="Phone number"
          type="tel"
          figures
          autoComplete="shipping tel"
        />
      </div>
    </fieldset>
  )
}
