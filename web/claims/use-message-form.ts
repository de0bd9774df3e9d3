import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { longestClaimText, validateClaimMessage } from '#domain/claims/claim.ts'
import { isComplete } from '#domain/shared/form-errors.ts'
import { useForm } from '#web/identity/use-form.ts'
import { newKey } from '#web/orders/checkout/new-key.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

/** What is sent: the same press again, after an answer that got lost, is the same message. */
export interface SentMessage {
  readonly text: string
  readonly photographs: readonly File[]
  readonly key: string
}

interface MessageForm {
  readonly toastId: string
  readonly failure: string
  readonly done: string
  readonly send: (message: SentMessage, also: { readonly artworkId: string }) => Promise<unknown>
}

/** A message with photographs, on its way; empty again once it has arrived. */
export function useMessageForm({ toastId, failure, done, send }: MessageForm) {
  const { revalidate } = useRevalidator()
  const [photographs, setPhotographs] = useState<readonly File[]>([])
  const [key, setKey] = useState(newKey)
  const [turn, setTurn] = useState(0)
  const form = useForm<'artworkId' | 'text' | 'photographs'>({
    fields: ['artworkId', 'text', 'photographs'],
    toastId,
    failure,
    send: async ({ text, artworkId }, miss) => {
      const faults = validateClaimMessage(text, photographs.length)
      if (!isComplete(faults)) return miss(Object.values(faults)[0] ?? '', faults)
      await send({ text, photographs, key }, { artworkId })
      setPhotographs([])
      setKey(newKey())
      setTurn(turn + 1)
      toast.update(toastId, 'success', done)
      await revalidate()
    },
  })
  const { errors, mend, field } = form
  return {
    ...form,
    /** For the field of the message; another key empties it. */
    textField: {
      ...field('text'),
      onInput: () => mend('text'),
      rows: 4,
      maxLength: longestClaimText,
      required: true,
    },
    turn,
    photographsField: {
      chosen: photographs,
      error: errors.photographs,
      onChange: (files: readonly File[]) => {
        mend('photographs')
        setPhotographs(files)
      },
    },
  }
}
