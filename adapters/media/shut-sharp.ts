import sharp from 'sharp'

// Nothing is read twice: what the library would remember is only missing elsewhere.
sharp.cache(false)

// Whatever else the library could open (SVG, PDF, GIF, its own format …) is nothing that anybody sends us a picture
// in. What is our own comes as bytes: SVG, and the WebP and AVIF that we have kept.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
    'VipsForeignLoadTiffFile',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
})

/** What opens pictures, shut to strangers' kinds: whoever opens one asks for it here. */
export { sharp }
