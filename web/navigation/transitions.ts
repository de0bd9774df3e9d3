import { type Location, NavigationType } from 'react-router-dom'

/** Remembers which ways were gone in a view transition: whoever goes them back, or once more, sees another. */
export function transitions() {
  const ways = new Set<string>()
  return {
    isShown(
      action: NavigationType,
      { pathname: from }: Location,
      { pathname: to }: Location,
      isWanted: boolean,
    ): boolean {
      if (action === NavigationType.Pop) return ways.has(`${from} ${to}`) || ways.has(`${to} ${from}`)
      if (isWanted) ways.add(`${from} ${to}`)
      return isWanted
    },
  }
}
