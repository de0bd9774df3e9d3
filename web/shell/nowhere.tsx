import type { ReactNode } from 'react'
import { homePage } from '#application/shared/addresses.ts'
import { brand } from '#domain/shared/brand.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import * as css from './nowhere.css.ts'

/** The empty nail; the message is the label beside it. */
export function Nowhere({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <div className={css.nowhere}>
      <div className={css.inside}>
        <div className={css.patch} aria-hidden="true" />
        <div className={css.label}>
          <strong>{brand.name}</strong>
          <h1>{title}</h1>
          <p>{text}</p>
          {action}
          <ButtonLink look="quiet" wide to={homePage}>
            Return to Home
          </ButtonLink>
        </div>
      </div>
      <div className={css.floor} aria-hidden="true" />
    </div>
  )
}
