/** What some browsers know of their network. */
interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether bytes that nobody may ask for are unwelcome on this device's network. */
export function isScarce({ connection }: Navigator & { readonly connection?: Line } = navigator): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
