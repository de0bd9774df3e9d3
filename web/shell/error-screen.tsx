import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { galleryPage } from '#application/shared/addresses.ts'
import { errorMeta } from '#web/page-of.ts'
import { loadAnew } from '#web/stale-build.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { useErrorToast } from '#web/ui/feedback/use-error-toast.ts'
import { Nowhere } from './nowhere.tsx'
import { tellAbout } from './tell-about.ts'

/** What was said by a service that could not answer, see web/loading.ts, or of an address that nobody can read. */
const textOf = (error: unknown): string | null =>
  isRouteErrorResponse(error) && [400, 503].includes(error.status) && typeof error.data === 'string'
    ? error.data
    : null

/**
 * Without a network a page is asked for as a whole: then the service worker answers with the one that is kept, or with
 * the way to those that are.
 */
function useKeptPage(status: number): void {
  useEffect(() => {
    const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
    if (status >= 500 && hasWorker && !navigator.onLine) loadAnew()
  }, [status])
}

/** What is shown where a page would be: nothing hangs here, or the gallery did not answer. */
export function ErrorScreen() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const text = textOf(error)
  useKeptPage(status)
  useEffect(() => tellAbout(errorMeta(status)), [status])
  useErrorToast(status === 503 ? text : null)
  if (status === 400 && text)
    return <Nowhere title="A label nobody can read" text={text} action={toGallery} />
  if (status === 410) return <TakenDown />
  return status === 404 ? <NotFound /> : <LightsOut text={text ?? 'This page could not be shown.'} />
}

const toGallery = (
  <ButtonLink look="primary" wide to={galleryPage}>
    Explore Gallery
  </ButtonLink>
)

const NotFound = () => (
  <Nowhere
    title="Untitled (404)"
    text="This page was taken down, or was never hung here."
    action={toGallery}
  />
)

const TakenDown = () => (
  <Nowhere
    title="Taken down"
    text="This work hung here once. It is no longer part of the gallery."
    action={toGallery}
  />
)

function LightsOut({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <Nowhere
      title="The lights went out"
      text={text}
      action={
        <Button look="primary" wide busy={state === 'loading' && 'Trying…'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    />
  )
}
