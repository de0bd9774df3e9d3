import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type Actor,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type InputFrom,
  type Subscription,
} from 'xstate'

/** What a screen does when a machine has something to tell, by the kind of news. */
type Deeds<News extends { readonly type: string }> = {
  readonly [Kind in News['type']]?: (news: Extract<News, { readonly type: Kind }>) => void
}

/**
 * A machine that is not cut short when its screen is left: what it is sending then still arrives, and is told of. It
 * must be one that comes to rest by itself.
 */
export function useLastingActor<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  deeds: Deeds<EmittedFrom<Machine>>,
): Actor<Machine> {
  const [actor] = useState(() => createActor(machine, { input }))
  const hear = useEffectEvent((news: EmittedFrom<Machine>) => {
    const deed: ((event: never) => void) | undefined = deeds[news.type as keyof typeof deeds]
    deed?.(news as never)
  })
  const listening = useRef<Subscription | null>(null)
  useEffect(() => {
    // React may show a screen twice; its news are told once.
    listening.current?.unsubscribe()
    listening.current = actor.on('*', hear)
    actor.start()
  }, [actor])
  return actor
}
