import { blended, bothSides, line, oval, shape, tone } from './ink.ts'
import type { Sitter } from './sitter.ts'

const shoulders =
  'M34 400 C44 348 84 322 150 304 C166 298 176 292 180 284 L220 284 C224 292 234 298 250 304 C316 322 356 348 366 400 Z'

const garment = ({ dress, cloth, accent }: Sitter): string => {
  const light = tone(cloth, 0.055)
  const dark = tone(cloth, -0.06)
  const fold =
    line('M96 338 C104 360 108 380 108 400', dark, 2.4, 0.6) +
    line('M304 338 C296 360 292 380 292 400', dark, 2.4, 0.6)
  const body =
    shape(shoulders, cloth) +
    shape('M262 310 C320 326 356 348 366 400 L276 400 C284 366 278 334 262 310 Z', dark, 0.5) +
    fold
  switch (dress) {
    case 'crew':
    case 'vee':
      return body
    case 'shirt':
      return (
        body +
        line('M200 326 L200 400', dark, 2.2, 0.7) +
        oval(200, 348, 3.2, 3.2, accent) +
        oval(200, 376, 3.2, 3.2, accent)
      )
    case 'turtle':
      return (
        body +
        shape(
          'M166 262 C184 274 216 274 234 262 C238 278 242 294 248 306 C226 326 174 326 152 306 C158 294 162 278 166 262 Z',
          cloth,
        ) +
        line('M168 270 C186 282 214 282 232 270', dark, 2.6, 0.7) +
        line('M156 304 C178 320 222 320 244 304', dark, 2.4, 0.6) +
        line('M178 278 L174 308', light, 2, 0.6) +
        line('M200 282 L200 314', light, 2, 0.5)
      )
    case 'apron':
      return (
        body +
        shape('M142 346 C178 338 222 338 258 346 L264 400 L136 400 Z', accent) +
        line('M146 348 C136 328 142 314 156 302', accent, 9) +
        line('M254 348 C264 328 258 314 244 302', accent, 9) +
        line('M144 352 C178 345 222 345 256 352', tone(accent, 0.08), 2, 0.8)
      )
    case 'jacket':
      return (
        body +
        shape(
          'M160 268 C150 284 142 296 138 308 C156 330 182 344 200 352 C218 344 244 330 262 308 C258 296 250 284 240 268 C230 288 216 298 200 302 C184 298 170 288 160 268 Z',
          light,
        ) +
        line('M200 304 L200 400', accent, 3.4) +
        bothSides(
          (place) =>
            line(place('M60 366 C96 350 140 352 192 366'), dark, 2.4, 0.6) +
            line(place('M160 272 C166 294 182 308 198 316'), dark, 2, 0.55),
        )
      )
    case 'shawl':
      return (
        body +
        shape(
          'M142 302 C156 340 188 362 214 372 C246 352 262 328 258 302 C240 322 222 332 204 336 C182 330 166 320 154 298 Z',
          accent,
        ) +
        shape(
          'M198 338 C236 336 262 316 262 296 C284 310 292 326 288 346 C262 374 224 384 190 378 C170 364 176 346 198 338 Z',
          tone(accent, 0.05),
        ) +
        line('M188 372 C222 374 254 362 280 342', tone(accent, -0.08), 2.4, 0.6) +
        line('M160 316 C176 338 190 346 204 352', tone(accent, -0.08), 2.2, 0.55)
      )
  }
}

/** Neck, shoulders and clothes. */
export function drawDress(sitter: Sitter): string {
  const { skin, dress } = sitter
  const dark = blended(tone(skin, -0.13), '#6b2a22', 0.16)
  const low = dress === 'shirt' ? 330 : 318
  const neck =
    dress === 'vee'
      ? 'M176 236 C177 262 174 284 156 299 L200 362 L244 299 C226 284 223 262 224 236 Z'
      : `M176 236 C177 262 176 280 158 300 C172 ${low - 4} 188 ${low} 200 ${low} C212 ${low} 228 ${low - 4} 242 300 C224 280 223 262 224 236 Z`
  const throat = shape(neck, skin) + shape('M176 244 C180 268 208 284 226 268 L226 240 Z', dark, 0.5)
  // A neckline lies on the throat; a high collar stands before it.
  if (dress === 'turtle' || dress === 'jacket' || dress === 'shawl') return throat + garment(sitter)
  return garment(sitter) + throat + collarOver(sitter)
}

/** What of the clothes lies over the throat. */
const collarOver = ({ dress, cloth }: Sitter): string => {
  const light = tone(cloth, 0.055)
  if (dress === 'crew' || dress === 'apron') return line('M157 300 C172 324 228 324 243 300', light, 8)
  if (dress === 'vee') return line('M156 300 L200 362 L244 300', light, 7)
  return bothSides((place) =>
    shape(
      place('M176 276 C162 288 152 298 147 308 C158 324 172 336 184 342 L201 326 C190 314 180 300 176 276 Z'),
      light,
    ),
  )
}
