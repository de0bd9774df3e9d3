import { useEffect, useId, useRef } from 'react'
import {
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useOutletContext,
  useRevalidator,
} from 'react-router-dom'
import { galleryPage, homePage } from '#application/shared/addresses.ts'
import { ArtworkCard } from '#web/catalogue/artwork-card.tsx'
import { CardSkeletons } from '#web/catalogue/gallery/card-skeletons.tsx'
import { unreadable } from '#web/catalogue/gallery/gallery-address.ts'
import { useFirstNew } from '#web/catalogue/gallery/use-first-new.ts'
import { wallGrid } from '#web/catalogue/wall-grid.css.ts'
import { section, sectionHead, wrap } from '#web/theme/layout.css.ts'
import { heading, lead, muted, spoken } from '#web/theme/text.css.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { useErrorToast } from '#web/ui/feedback/use-error-toast.ts'
import { useSlow } from '#web/ui/feedback/use-slow.ts'
import { formAddress } from '#web/ui/fields/form-address.ts'
import { Select } from '#web/ui/fields/select.tsx'
import type { Hero } from './hero.ts'
import { categoryOptions } from './home-categories.ts'
import type { TrendingData } from './home-routes.ts'
import * as css from './trending.css.ts'
import { priceOptions } from './trending-filter.ts'
import { useMoreTrending } from './use-more-trending.ts'

/** What people look at most, narrowed by category and price, longer at every press of the button. */
export function Trending() {
  const first = useLoaderData<TrendingData>()
  const hero = useOutletContext<Hero>()
  const id = useId()
  const { pathname, search } = useLocation()
  const navigation = useNavigation()
  // What hung there is taken down as soon as other works are on their way, and stays where the same are asked for again.
  const coming = navigation.location
  const isHanging = useSlow(coming?.pathname === pathname && coming.search !== search)
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const category = query.get('category') ?? ''
  const price = query.get('price') ?? ''
  const leftOut = unreadable(query, ['category', 'price'])
  const form = useRef<HTMLFormElement>(null)
  // The address is the truth: after 'back' the choices follow it.
  useEffect(() => {
    for (const [name, value] of Object.entries({ category, price })) {
      const control = form.current?.elements.namedItem(name)
      if (control instanceof HTMLSelectElement) control.value = value
    }
  }, [category, price])
  const apply = () => {
    if (form.current) void navigate(formAddress(form.current))
  }

  return (
    <section className={section} aria-labelledby={id}>
      <div className={wrap}>
        <div className={sectionHead}>
          <h2 className={heading.h1} id={id}>
            Trending Artworks
          </h2>
          <form
            method="get"
            ref={form}
            action={homePage}
            className={css.filters}
            aria-label="Trending artworks"
          >
            <Select
              label="Category"
              labelHidden
              name="category"
              defaultValue={category}
              options={categoryOptions}
              onChange={apply}
            />
            <Select
              label="Price"
              labelHidden
              name="price"
              defaultValue={price}
              options={priceOptions}
              onChange={apply}
            />
            <noscript>
              <Button type="submit">Apply</Button>
            </noscript>
          </form>
        </div>
        {leftOut && (
          <p className={`${muted} ${css.leftOut}`} role="note">
            {leftOut}
          </p>
        )}
        <p className={spoken} role="status">
          {isHanging && 'Hanging the works…'}
        </p>
        {isHanging ? (
          <CardSkeletons />
        ) : 'error' in first ? (
          <Failed text={first.error} />
        ) : (
          <TrendingList key={`${category} ${price}`} first={first} query={query} hero={hero} />
        )}
      </div>
    </section>
  )
}

interface TrendingListProps {
  readonly first: Exclude<TrendingData, { error: string }>
  readonly query: URLSearchParams
  readonly hero: Hero
}

function TrendingList({ first, query, hero }: TrendingListProps) {
  const { items, hasMore, isLonger, isLoading, loadMore } = useMoreTrending(first, query, hero)
  const wall = useRef<HTMLDivElement>(null)
  useFirstNew(wall, items.length, hasMore)
  if (items.length === 0)
    return (
      <p className={`${lead} ${muted}`}>No artwork of this kind is trending just now. Try another choice.</p>
    )
  return (
    <>
      <div ref={wall} className={wallGrid}>
        {items.map((artwork) => (
          <ArtworkCard key={artwork.id} artwork={artwork} as="h3" />
        ))}
      </div>
      <p className={spoken} role="status">
        {isLonger && `${items.length} artworks are shown`}
      </p>
      {hasMore && (
        <div className={css.more}>
          <Button large busy={isLoading && 'Loading…'} onClick={loadMore}>
            Load More Artworks
          </Button>
          <noscript>
            <ButtonLink large to={galleryPage}>
              Explore Gallery
            </ButtonLink>
          </noscript>
        </div>
      )}
    </>
  )
}

function Failed({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator()
  useErrorToast(text)
  return (
    <div className={css.failed}>
      <p className={lead}>{text}</p>
      <Button busy={state === 'loading' && 'Trying…'} onClick={() => void revalidate()}>
        Try again
      </Button>
    </div>
  )
}
