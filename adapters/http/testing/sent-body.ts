/** A form of the fields of an object; what is described as a file is one, and no picture. */
function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries((body ?? {}) as Readonly<Record<string, unknown>>)) {
    const isFile = /^(images|file|picture|photographs|profilePicture)$/.test(name)
    for (const each of Array.isArray(value) ? value : [value])
      if (isFile) form.append(name, new Blob([String(each)]), 'picture.jpg')
      else form.append(name, typeof each === 'string' ? each.toWellFormed() : JSON.stringify(each))
  }
  return form
}

/** What is sent as a call wants it, and what says so. */
export async function sentBody(type: string | undefined, body: unknown) {
  if (type === undefined) return { headers: {}, body: undefined }
  if (type !== 'multipart/form-data')
    return { headers: { 'content-type': type }, body: JSON.stringify(body) ?? '' }
  const packed = new Response(formOf(body))
  return {
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    body: await packed.bytes(),
  }
}
