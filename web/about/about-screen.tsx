import { useLoaderData } from 'react-router-dom'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { artworkPage, galleryPage, registerPage } from '#application/shared/addresses.ts'
import { brand } from '#domain/shared/brand.ts'
import { Link } from '#web/navigation/link.tsx'
import { band, section, wrap } from '#web/theme/layout.css.ts'
import { heading, lead, prose } from '#web/theme/text.css.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { WallLabel } from '#web/ui/artwork/wall-label.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { type AboutData, storySizes } from './about-routes.tsx'
import * as css from './about-screen.css.ts'
import { values } from './values.ts'

export function AboutScreen() {
  const { work } = useLoaderData<AboutData>()
  return (
    <>
      <div className={`${wrap} ${css.intro}`}>
        <div>
          <h1 className={`${heading.display} ${css.title}`}>Made by hand, paid for fairly</h1>
          <section className={css.story}>
            <h2 className={heading.h2}>Our Story</h2>
            <div className={prose}>
              <p>
                In Swahili, <i lang="sw">sanaa</i> means art and craft alike: what matters is that somebody
                made it. {brand.name} began in {brand.foundedIn}, around a table of friends who painted,
                carved and printed, and who had all been told at some point that the gallery keeps half.
              </p>
              <p>
                So we put up a wall of our own. Whoever makes things by hand can hang them here and name the
                price; whoever looks for something to live with can see who made it and what that person will
                be paid. We try to stay out of the way of both.
              </p>
            </div>
          </section>
        </div>
        {work && <StoryWork work={work} />}
      </div>
      <section className={`${section} ${band}`}>
        <div className={`${wrap} ${css.statements}`}>
          <div>
            <h2>Vision Statement</h2>
            <p>Art that is accessible to everyone, and fair pay for every artist who makes it.</p>
          </div>
          <div>
            <h2>Mission Statement</h2>
            <p>
              To keep a marketplace where artists showcase their work and buyers discover handmade pieces they
              want to live with.
            </p>
          </div>
        </div>
      </section>
      <section className={section}>
        <div className={wrap}>
          <h2 className={`${heading.h1} ${css.valuesTitle}`}>Our Values</h2>
          <ul className={css.values}>
            {values.map(({ name, text }) => (
              <li key={name}>
                <h3 className={heading.h2}>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={css.join} data-ground="feature">
        <div className={`${wrap} ${css.joinInside}`}>
          <div>
            <h2 className={heading.display}>Join Us</h2>
            <p className={`${lead} ${css.joinSentence}`}>
              Hang what you have made, or take home what you cannot forget.
            </p>
          </div>
          <div className={css.joinActions}>
            <ButtonLink look="paper" large to={registerPage}>
              Sign Up Now
            </ButtonLink>
            <ButtonLink look="outline" large to={galleryPage}>
              Explore Art
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}

function StoryWork({ work }: { work: ArtworkView }) {
  const [image] = work.images
  if (!image) return null
  return (
    <figure>
      <Link to={artworkPage(work.id)}>
        <Picture image={image} sizes={storySizes} priority />
      </Link>
      <figcaption className={css.caption}>
        <WallLabel work={work} />
      </figcaption>
    </figure>
  )
}
