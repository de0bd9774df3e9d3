import { DomainError } from '#domain/shared/domain-error.ts'

/** So many pictures a work has at most. */
export const mostPictures = 12

/** Characters of the words that go with a picture. */
export const longestAlt = 500

/** Bytes: 25 MB, of 1,024 × 1,024 each, so that nothing is refused that any system calls 25 MB. */
export const largestPicture = 25 * 1024 * 1024

/** 100 megapixels. */
export const mostPixels = 100_000_000

/** 25 megapixels: an AVIF is unfolded as a whole, at 20 bytes for each pixel. */
export const mostAvifPixels = 25_000_000

/** What is wrong with a file that was sent as a picture. */
export type PictureFault =
  | 'picture-empty'
  | 'picture-too-large'
  | 'picture-too-many-pixels'
  | 'picture-avif-too-large'
  | 'picture-unknown'
  | 'picture-heic'
  | 'picture-animated'
  | 'picture-too-small'
  | 'picture-too-narrow'
  | 'picture-portrait-too-small'
  | 'picture-doubled'
  | 'picture-broken'

/** Pixels that the longer side of a work's picture has at least. */
export const leastLongSide = 800

/** Pixels that the shorter side of an artist's portrait has at least: as large as it is shown. */
export const leastPortraitSide = 200

/** A picture of a work is at most so many times as long as it is wide. */
const longestShape = 8

/** What whoever sends a larger one is told. */
export const pictureTooLarge = 'This picture is larger than 25 MB. Please make it smaller and try again.'

const texts: Readonly<Record<PictureFault, string>> = {
  'picture-empty': 'This file is empty. Please choose the picture again.',
  'picture-too-large': pictureTooLarge,
  'picture-too-many-pixels':
    'This picture has more than 100 megapixels. Please make it smaller and try again.',
  'picture-avif-too-large':
    'This AVIF has more than 25 megapixels. Please make it smaller, or send it as JPEG.',
  'picture-unknown':
    'This file is not a picture that we can read. Please send a JPEG, PNG, WebP, AVIF or TIFF.',
  'picture-heic':
    'HEIC pictures cannot be read here. Please save it as JPEG and try again; on an iPhone, choose “Most Compatible” under Settings, Camera, Formats.',
  'picture-animated': 'This picture moves. Please send a still one.',
  'picture-too-small': `This picture is too small to show a work by. Please send one of at least ${leastLongSide} pixels on its longer side.`,
  'picture-too-narrow': `This picture is hardly more than a line. Please send one that is at most ${longestShape} times as long as it is wide.`,
  'picture-portrait-too-small': `This picture is too small for a portrait. Please send one of at least ${leastPortraitSide} pixels on its shorter side.`,
  'picture-doubled': 'This picture is here already. Please choose another one.',
  'picture-broken': 'This picture is damaged and cannot be read to its end. Please send it again.',
}

/** The refusal of a file, with what is wrong in words for people. */
export const pictureRefused = (fault: PictureFault): DomainError =>
  new DomainError('rule-broken', fault, texts[fault], { images: texts[fault] })

/** @throws DomainError 'picture-empty', 'picture-too-large': what its size alone says; worth asking before it is sent */
export function refuseWrongSize(bytes: number): void {
  if (bytes === 0) throw pictureRefused('picture-empty')
  if (bytes > largestPicture) throw pictureRefused('picture-too-large')
}

/** What a picture is to show: a work, its artist, or, in a photograph of a parcel, whatever there is to see. */
export type PictureSubject = 'work' | 'portrait' | 'anything'

/**
 * Nobody could see in it what it is to show. Width and height in pixels.
 * @throws DomainError 'picture-too-small', 'picture-too-narrow', 'picture-portrait-too-small'
 */
export function refuseUnfitToShow(subject: PictureSubject, width: number, height: number): void {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  if (subject === 'portrait' && shorter < leastPortraitSide)
    throw pictureRefused('picture-portrait-too-small')
  if (subject !== 'work') return
  if (longer < leastLongSide) throw pictureRefused('picture-too-small')
  if (longer > shorter * longestShape) throw pictureRefused('picture-too-narrow')
}
