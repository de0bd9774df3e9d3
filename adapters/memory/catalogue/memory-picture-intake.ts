import { hash } from 'node:crypto'
import type { PictureIntake } from '#application/catalogue/picture-intake.ts'
import { pictureRefused, refuseUnfitToShow, refuseWrongSize } from '#domain/catalogue/picture-file.ts'

/** How the files that we take begin: JPEG, PNG, WebP, TIFF. */
const beginnings = ['\xff\xd8\xff', '\x89PNG', 'RIFF', 'II*\0', 'MM\0*']

/** What the head of a PNG says; 800 × 600 where there is none. */
const sizeIn = (bytes: Buffer): { readonly width: number; readonly height: number } =>
  bytes.toString('latin1', 12, 16) === 'IHDR'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : { width: 800, height: 600 }

/** Takes pictures in without looking further than their first bytes. @param noted hears what is kept */
export const memoryPictureIntake = (
  noted: (hash: string) => Promise<void> = async () => undefined,
): PictureIntake => ({
  async take(file, shows) {
    const parts: Uint8Array[] = []
    for await (const part of file.stream()) parts.push(part)
    const bytes = Buffer.concat(parts)
    refuseWrongSize(bytes.length)
    const start = bytes.subarray(0, 4).toString('latin1')
    if (!beginnings.some((each) => start.startsWith(each))) throw pictureRefused('picture-unknown')
    const { width, height } = sizeIn(bytes)
    refuseUnfitToShow(shows, width, height)
    const stored = hash('sha256', bytes).slice(0, 32)
    await noted(stored)
    return { hash: stored, width, height, colour: 'blue', ground: '#2040a0' }
  },
})
