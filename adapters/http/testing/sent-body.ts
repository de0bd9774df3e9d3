/** What files are as they are wanted: pictures, and a table of works. */
export interface GoodFiles {
  readonly picture: Uint8Array<ArrayBuffer>
  readonly table: string
}

/** A form of the fields of an object; what is described as a file is one. */
function formOf(body: unknown, good: GoodFiles | null): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries((body ?? {}) as Readonly<Record<string, unknown>>)) {
    const isFile = /^(images|file|picture|photographs|profilePicture)$/.test(name)
    const file = name === 'file' ? good?.table : good?.picture
    for (const each of Array.isArray(value) ? value : [value])
      if (isFile) form.append(name, new Blob([file ?? String(each)]), 'picture.jpg')
      else form.append(name, typeof each === 'string' ? each.toWellFormed() : JSON.stringify(each))
  }
  return form
}

/** What is sent as a call wants it, and what says so. @param good where files are to be what they are said to be */
export async function sentBody(type: string | undefined, body: unknown, good: GoodFiles | null) {
  if (type === undefined) return { headers: {}, body: undefined }
  if (type !== 'multipart/form-data')
    return { headers: { 'content-type': type }, body: JSON.stringify(body) ?? '' }
  const packed = new Response(formOf(body, good))
  return {
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    body: await packed.bytes(),
  }
}
