import type { Layers } from './hair.ts'
import { line, oval, shape, tone } from './ink.ts'
import type { Sitter } from './sitter.ts'

/** What is worn on the head. */
export function drawHeadwear({ headwear }: Sitter): Layers {
  if (headwear === undefined) return { behind: '', front: '' }
  const [kind, colour] = headwear
  const light = tone(colour, 0.06)
  const dark = tone(colour, -0.07)
  switch (kind) {
    case 'beanie':
      return {
        behind: '',
        front:
          shape('M137 130 C134 82 164 58 200 58 C236 58 266 82 263 130 Z', colour) +
          shape(
            'M132 124 C160 112 240 112 268 124 C271 134 271 142 268 150 C240 138 160 138 132 150 C129 142 129 134 132 124 Z',
            light,
          ) +
          Array.from({ length: 13 }, (_, k) =>
            line(
              `M${140 + k * 10} ${121 - Math.sin((k / 12) * Math.PI) * 4} L${140 + k * 10} ${143 - Math.sin((k / 12) * Math.PI) * 4}`,
              dark,
              2,
              0.6,
            ),
          ).join('') +
          line('M160 88 C174 72 196 66 214 68', light, 3, 0.6),
      }
    case 'brim':
      return {
        behind: oval(200, 118, 108, 24, dark),
        front:
          shape(
            'M145 116 C146 72 160 54 184 54 C194 54 198 58 204 57 C240 50 254 76 255 116 C230 128 170 128 145 116 Z',
            colour,
          ) +
          shape('M145 104 C170 116 230 116 255 104 L255 118 C230 130 170 130 145 118 Z', dark) +
          shape(
            'M92 118 C116 102 130 116 145 116 C170 130 230 130 255 116 C270 116 284 102 308 118 C300 140 246 146 200 146 C154 146 100 140 92 118 Z',
            light,
          ) +
          line('M100 121 C124 134 160 140 200 140 C240 140 276 134 300 121', dark, 1.6, 0.45),
      }
    case 'cap':
      return {
        behind: '',
        front:
          shape('M140 132 C138 82 166 62 202 62 C240 62 264 86 261 132 Z', colour) +
          shape(
            'M140 130 C166 114 236 114 261 130 C276 134 284 142 280 148 C244 130 190 130 150 144 C142 144 138 138 140 130 Z',
            dark,
          ) +
          line('M202 64 C201 84 201 100 201 118', dark, 1.8, 0.6) +
          line('M168 74 C160 90 158 106 158 120', dark, 1.6, 0.5),
      }
    case 'wrap':
      return {
        behind: '',
        front:
          shape(
            'M140 150 C122 104 142 52 206 50 C264 50 282 104 260 150 C254 132 240 122 200 118 C160 122 146 132 140 150 Z',
            colour,
          ) +
          shape(
            'M152 74 C142 46 174 34 196 50 C208 30 248 36 244 62 C252 74 238 84 222 80 C200 90 168 92 152 74 Z',
            light,
          ) +
          line('M142 132 C170 96 230 84 262 100', dark, 3, 0.7) +
          line('M138 112 C166 78 226 68 258 80', light, 3, 0.8) +
          line('M146 146 C176 114 232 104 262 122', light, 2.6, 0.7) +
          line('M162 72 C178 78 200 76 212 66', dark, 2.4, 0.6),
      }
    case 'scarf':
      return {
        behind: shape(
          'M200 66 C258 66 284 116 276 190 C276 240 300 276 320 330 C260 370 140 370 80 330 C100 276 124 240 124 190 C116 116 142 66 200 66 Z',
          dark,
        ),
        front:
          shape(
            'M200 66 C256 66 282 112 275 184 C274 236 252 282 200 292 C148 282 126 236 125 184 C118 112 144 66 200 66 Z M200 110 C164 112 148 136 149 172 C150 208 164 246 200 262 C236 246 250 208 251 172 C252 136 236 112 200 110 Z',
            colour,
          ).replace('<path', '<path fill-rule="evenodd"') +
          shape(
            'M132 234 C150 276 190 292 226 290 C262 292 296 306 306 336 C252 364 168 352 124 318 C112 290 118 256 132 234 Z',
            light,
          ) +
          line('M134 250 C154 284 196 300 240 300', dark, 2.2, 0.5) +
          line('M132 280 C160 308 206 322 262 320', dark, 2.2, 0.45) +
          line('M148 112 C162 90 184 82 206 84', light, 2.6, 0.7),
      }
    case 'band':
      return {
        behind: '',
        front:
          shape(
            'M139 148 C146 118 170 106 200 106 C230 106 254 118 261 148 L263 128 C254 100 230 90 200 90 C170 90 146 100 137 128 Z',
            colour,
          ) +
          line('M143 132 C158 112 178 104 200 104', light, 2, 0.7) +
          shape('M256 118 C270 110 282 116 280 126 C272 132 262 132 256 128 Z', dark),
      }
  }
}
