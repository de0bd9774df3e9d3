import type { SentFile } from '#application/shared/sent-file.ts'

/** A browser's own file goes as it is; what is none is read whole, as outside of browsers alone. */
async function fileFrom(sent: SentFile): Promise<File> {
  if (sent instanceof File) return sent
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of sent.stream()) parts.push(new Uint8Array(part))
  return new File(parts, sent.name, { type: sent.type })
}

/** A form with its fields, without those that are undefined, and the files of one field. */
export async function sentForm(
  fields: Readonly<Record<string, string | number | undefined>>,
  filesField: string,
  files: readonly SentFile[],
): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value))
  for (const file of files) form.append(filesField, await fileFrom(file))
  return form
}
