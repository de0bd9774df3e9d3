import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { refuseWrongSize } from '#domain/catalogue/picture-file.ts'
import { longestClaimText, validateClaimMessage } from '#domain/claims/claim.ts'
import { photographFaults, type WrongPhotograph } from '#domain/claims/wrong-photographs.ts'
import { type FormErrors, isComplete } from '#domain/shared/form-errors.ts'
import { refusal } from '#web/identity/refusal.ts'
import { useForm } from '#web/identity/use-form.ts'
import { newKey } from '#web/kept/new-key.ts'
import { useUnsent } from '#web/kept/use-unsent.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

/** What is sent: the same press again, after an answer that got lost, is the same message. */
export interface SentMessage {
  readonly text: string
  readonly photographs: readonly File[]
  readonly key: string
}

interface MessageForm {
  /** Tells this form from others. */
  readonly name: string
  readonly failure: string
  readonly done: string
  readonly send: (message: SentMessage, also: { readonly artworkId: string }) => Promise<unknown>
}

/** What can be told of files before anybody has looked into them: one that is too large would be carried for nothing. */
const wrongSizes = (files: readonly File[]): readonly WrongPhotograph[] =>
  files.flatMap(({ name, size }, place) => {
    try {
      refuseWrongSize(size)
      return []
    } catch (error) {
      return [{ place, name, text: refusal(error, '').text }]
    }
  })

/** A message with photographs, on its way; empty again once it has arrived. */
export function useMessageForm({ name, failure, done, send }: MessageForm) {
  const { revalidate } = useRevalidator()
  const [text, setText] = useState('')
  useUnsent(name, text === '' ? null : text, setText)
  const [photographs, setPhotographs] = useState<readonly File[]>([])
  const [wrong, setWrong] = useState<ReadonlySet<File>>(new Set())
  const [key, setKey] = useState(newKey)
  const mark = (faults: FormErrors<string>) =>
    setWrong(new Set(photographs.filter((_, place) => faults[`photographs.${place}`] !== undefined)))
  const form = useForm<'artworkId' | 'text' | 'photographs'>({
    fields: ['artworkId', 'text', 'photographs'],
    toastId: name,
    failure,
    send: async ({ artworkId }, miss) => {
      const faults = validateClaimMessage(text, photographs.length)
      if (!isComplete(faults)) return miss(Object.values(faults)[0] ?? '', faults)
      const sizes = wrongSizes(photographs)
      if (sizes.length > 0) {
        const fields = photographFaults(sizes)
        mark(fields)
        return miss(fields['photographs'] ?? '', fields)
      }
      try {
        await send({ text, photographs, key }, { artworkId })
      } catch (error) {
        mark(refusal(error, failure).fields)
        throw error
      }
      setText('')
      setPhotographs([])
      setKey(newKey())
      toast.update(name, 'success', done)
      await revalidate()
    },
  })
  const { errors, mend, field } = form
  return {
    ...form,
    textField: {
      ...field('text'),
      value: text,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        mend('text')
        setText(target.value)
      },
      rows: 4,
      longest: longestClaimText,
      required: true,
    },
    photographsField: {
      chosen: photographs,
      wrong,
      error: errors.photographs,
      onChange: (files: readonly File[]) => {
        mend('photographs')
        setPhotographs(files)
      },
    },
  }
}
