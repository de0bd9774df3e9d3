import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { errorMeta } from '#web/page-of.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Nowhere } from './nowhere.tsx'
import { tellAbout } from './tell-about.ts'

/** What is shown where a page would be: nothing hangs here, or the gallery did not answer. */
export function ErrorScreen() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  useEffect(() => tellAbout(errorMeta(status)), [status])
  return status === 404 ? <NotFound /> : <LightsOut />
}

function NotFound() {
  return (
    <Nowhere
      title="Untitled (404)"
      text="This page was taken down, or was never hung here."
      action={
        <ButtonLink look="primary" wide to="/art-gallery">
          Explore Gallery
        </ButtonLink>
      }
    />
  )
}

function LightsOut() {
  const { revalidate, state } = useRevalidator()
  return (
    <Nowhere
      title="The lights went out"
      text="The gallery did not answer. Nothing was charged and nothing was lost."
      action={
        <Button look="primary" wide busy={state === 'loading' && 'Trying…'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    />
  )
}
