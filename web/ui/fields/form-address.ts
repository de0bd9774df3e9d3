/** Where a form of questions leads to: its action, and what is filled in as the query. */
export function formAddress(form: HTMLFormElement): string {
  const filledIn = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ])
  return `${form.getAttribute('action') ?? ''}?${new URLSearchParams(filledIn).toString()}`
}
