import type { StoredImage } from '#application/shared/image-store.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { PictureSubject } from '#domain/catalogue/picture-file.ts'

/** The door for pictures that people send. */
export interface PictureIntake {
  /**
   * Reads a picture (JPEG, PNG, WebP, AVIF, TIFF; by what is in it, whatever it is called) and keeps it upright, in
   * sRGB and without what it told of place and camera. The file is never whole in memory; nothing of a refused or
   * broken-off one stays. Make its sizes by the job 'make-picture-sizes'.
   * @param shows what has to be seen in it
   * @throws DomainError rule-broken 'picture-…' (domain/catalogue/picture-file.ts)
   */
  take(file: SentFile, shows: PictureSubject): Promise<StoredImage>
}
