import { type RefObject, useEffect } from 'react'

/** Leads the keyboard to the first field that is wrong, each time a form is refused. */
export function useFirstWrong(form: RefObject<HTMLFormElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, refusals])
}
