import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { AdminServices } from '#application/pages/page-services.ts'
import { isUnavailable } from '#application/shared/unavailable.ts'
import { refusal } from '#web/identity/refusal.ts'
import { useServices } from '#web/services.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { placeOf, type RowPlace, useKeptKeyboard } from './row-focus.ts'
import { UndoMessage } from './undo-message.tsx'

interface Step<Result = unknown> {
  readonly what: (own: AdminServices) => Promise<Result>
  /** What is said of it then, where that is for its result to say. */
  readonly done: string | ((result: Result) => string)
}

/** Something that has been done, and what is said of it. */
interface Done {
  /** Of what it is done with. */
  readonly id: string
  readonly done: string
  /** What is told when nobody knows what went wrong. */
  readonly failure: string
  /** How it is undone, where it can be. */
  readonly undo?: Step
}

/** Something to be done. */
interface Act<Result = unknown> extends Omit<Done, 'done'>, Step<Result> {}

/** What an admin does from a list: tells how it went, shows the list anew, and keeps the keyboard where it was. */
export function useAdminActs() {
  const { adminServices } = useServices()
  const { revalidate } = useRevalidator()
  // What is undone meanwhile is under way beside it.
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  const keepKeyboard = useKeptKeyboard()

  /** Also after a refusal: somebody else may have been quicker, and the list is old. */
  const lookAgain = async (place: RowPlace): Promise<void> => {
    await revalidate()
    keepKeyboard(place)
  }
  const end = (id: string) => setUnderWay((acts) => acts.toSpliced(acts.indexOf(id), 1))

  const tell = ({ id, done, failure, undo }: Done): void => {
    if (!undo) {
      toast.success(done)
      return
    }
    const toastId = `done-${id}`
    const onUndo = () => {
      toast.dismiss(toastId)
      void run({ id, failure, ...undo })
    }
    toast.update(toastId, 'success', <UndoMessage done={done} onUndo={onUndo} />)
  }

  const run = async <Result,>(act: Act<Result>): Promise<void> => {
    const place = placeOf(act.id)
    setUnderWay((acts) => [...acts, act.id])
    try {
      const result = await act.what(await adminServices())
      tell({ ...act, done: typeof act.done === 'string' ? act.done : act.done(result) })
    } catch (error) {
      toast.error(refusal(error, act.failure).text)
      // Nobody answers: what is shown is better than what would not come.
      if (isUnavailable(error)) return end(act.id)
    }
    await lookAgain(place)
    end(act.id)
  }

  return {
    /** What something is being done with; null while nothing is. */
    busy: underWay.at(-1) ?? null,
    act: <Result,>(wanted: Act<Result>): void => {
      if (underWay.length === 0) void run(wanted)
    },
    /** After something that a form has done by itself. */
    did: (done: Done): void => {
      tell(done)
      void lookAgain(placeOf(done.id))
    },
  }
}
