import { pageEnd, wrap } from '#web/theme/layout.css.ts'
import { heading } from '#web/theme/text.css.ts'
import { NeedsJavaScript } from '#web/ui/feedback/needs-javascript.tsx'
import { FavouriteWorks } from './favourite-works.tsx'
import * as css from './favourites-screen.css.ts'
import { FollowedArtists } from './followed-artists.tsx'

export function FavouritesScreen() {
  return (
    <div className={`${wrap} ${pageEnd}`}>
      <h1 className={`${heading.display} ${css.title}`}>Favourites</h1>
      <NeedsJavaScript what="The list of your favourites" />
      <FavouriteWorks />
      <FollowedArtists />
    </div>
  )
}
