import { Alert } from '#web/ui/feedback/alert.tsx'

/** What is wrong with a form as a whole, where it can be mended; the toast that tells it goes after a while. */
export function FormFault({ text }: { text: string | null }) {
  return text !== null && <Alert tone="err">{text}</Alert>
}
