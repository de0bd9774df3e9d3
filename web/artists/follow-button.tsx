import { Check } from 'lucide'
import { useKept } from '#web/kept/use-kept.ts'
import { useServices } from '#web/services.ts'
import { spoken } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'

interface FollowButtonProps {
  readonly artist: { readonly id: string; readonly name: string }
  /** How it looks while one does not follow. */
  readonly look: 'primary' | 'secondary'
}

/** Follows an artist, or no longer; kept in this browser. */
export function FollowButton({ artist, look }: FollowButtonProps) {
  const { follows } = useServices()
  const [isFollowing, toggle] = useKept(follows, artist.id)
  return (
    <Button look={isFollowing ? 'secondary' : look} aria-pressed={isFollowing} onClick={toggle}>
      {isFollowing ? (
        <>
          <Icon of={Check} small />
          Following
        </>
      ) : (
        'Follow Artist'
      )}{' '}
      <span className={spoken}>{artist.name}</span>
    </Button>
  )
}
