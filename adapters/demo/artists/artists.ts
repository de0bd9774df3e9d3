import type { DemoArtist } from '../demo-artist.ts'
import { ainoYlikangas } from './aino-ylikangas.ts'
import { bogumilWrzos } from './bogumil-wrzos.ts'
import { elunedPrys } from './eluned-prys.ts'
import { farrukhErgashev } from './farrukh-ergashev.ts'
import { godelieveBaert } from './godelieve-baert.ts'
import { hoangLamGiang } from './hoang-lam-giang.ts'
import { inesValadao } from './ines-valadao.ts'
import { marekOlbrycht } from './marek-olbrycht.ts'
import { marenHolloway } from './maren-holloway.ts'
import { nafissatouBallo } from './nafissatou-ballo.ts'
import { nokwandaCele } from './nokwanda-cele.ts'
import { randaAbiNasr } from './randa-abi-nasr.ts'
import { rosauraIntriago } from './rosaura-intriago.ts'
import { sevdaKaratoprak } from './sevda-karatoprak.ts'
import { tomoeKirishima } from './tomoe-kirishima.ts'
import { tullioCergol } from './tullio-cergol.ts'
import { voahangyRasolofo } from './voahangy-rasolofo.ts'

/** Everyone in the demo catalogue, by name. */
export const demoArtists: readonly DemoArtist[] = [
  ainoYlikangas,
  bogumilWrzos,
  elunedPrys,
  farrukhErgashev,
  godelieveBaert,
  hoangLamGiang,
  inesValadao,
  marekOlbrycht,
  marenHolloway,
  nafissatouBallo,
  nokwandaCele,
  randaAbiNasr,
  rosauraIntriago,
  sevdaKaratoprak,
  tomoeKirishima,
  tullioCergol,
  voahangyRasolofo,
]
