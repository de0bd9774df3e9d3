interface SavedFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** Hands a file to the browser as a download. */
export function saveFile({ name, type, text }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
