import type { Page } from 'playwright-core'

/**
 * Waits until every picture in sight is there, and every letter. What has come is decoded beside the page: a busy machine would
 * photograph the colour that stands in its place. A picture that is broken, or becomes another one, keeps nobody waiting.
 */
export async function settled(page: Page): Promise<void> {
  const inSight = await page.waitForFunction(() => {
    const pictures = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && width > 0
    })
    return document.fonts.status === 'loaded' && pictures.every(({ complete }) => complete) && pictures
  })
  await inSight.evaluate((pictures) =>
    Promise.allSettled((pictures || []).map((image) => image.decode())).then(() => undefined),
  )
}
