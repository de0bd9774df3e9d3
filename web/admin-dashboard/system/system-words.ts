const steps = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const

const rounded = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })

/** How much something takes, in decimal units: '48.2 GB'. @param bytes whole, 0 or more */
export function bytesText(bytes: number): string {
  let [size, step] = [bytes, 0]
  // 999.5 would be rounded to a thousand.
  while (size >= 999.5 && step < steps.length - 1) [size, step] = [size / 1000, step + 1]
  return `${rounded.format(size)} ${steps[step]}`
}

/** What part of a disk something takes, as a bar shows it. */
interface DiskShare {
  readonly name: string
  readonly bytes: number
}

/** What takes room on the disk, in order; what is left is free. Others' is never less than nothing: numbers are of different moments. */
export function diskShares({
  total,
  free,
  database,
  pictures,
}: {
  readonly total: number
  readonly free: number
  readonly database: number
  readonly pictures: number | null
}): readonly DiskShare[] {
  const others = Math.max(0, total - free - database - (pictures ?? 0))
  return [
    { name: 'Database', bytes: database },
    ...(pictures === null ? [] : [{ name: 'Pictures', bytes: pictures }]),
    { name: 'Everything else', bytes: others },
    { name: 'Free', bytes: free },
  ]
}

const kinds: Readonly<Record<string, string>> = {
  'send-mail': 'Sending a mail',
  'take-payment': 'Taking a payment',
  'give-back-payment': 'Giving back a payment',
  'let-go-of-hold': 'Letting go of a hold',
  'look-at-payment': 'Looking at a payment',
  'make-picture-sizes': 'Making sizes of a picture',
  'fetch-pictures': 'Fetching pictures',
  'tell-artists': 'Telling artists of an order',
}

/** What a job does, in words. */
export const jobText = (kind: string): string => kinds[kind] ?? kind.replaceAll('-', ' ')
