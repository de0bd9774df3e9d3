import { useEffect, useRef, useState } from 'react'
import { failureText } from '#web/failure-text.ts'
import { useServices } from '#web/services.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { type GalleryAddress, galleryRequest } from './gallery-address.ts'
import { type HungPage, keepPages, pagesOf, placeAfter, withPage } from './hung-pages.ts'

/**
 * The pages that hang on the wall: the one of the address, and those that were hung after it. On the way back to this
 * step of the history they hang as they did.
 */
export function useHungPages(first: HungPage, view: GalleryAddress, step: string) {
  const { catalogue } = useServices()
  const [pages, setPages] = useState<readonly HungPage[]>(() => pagesOf(step) ?? [first])
  const [isHanging, setHanging] = useState(false)
  const isGone = useRef(false)
  const place = placeAfter(pages)

  useEffect(() => keepPages(step, pages), [step, pages])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const hangMore = async () => {
    if (place === null || isHanging) return
    setHanging(true)
    try {
      const { items, total, next } = await catalogue.artworks(galleryRequest({ ...view, ...place }))
      setPages((hung) => withPage(hung, { position: place, items, total, next }))
    } catch (error) {
      if (!isGone.current) toast.error(failureText(error, 'Failed to get artworks'))
    } finally {
      setHanging(false)
    }
  }
  return { pages, place, isHanging, hangMore: () => void hangMore() }
}
