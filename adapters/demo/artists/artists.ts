import type { DemoArtist } from '../demo-artist.ts'
import { ainoYlikangas } from './aino-ylikangas.ts'
import { bogumilWrzos } from './bogumil-wrzos.ts'
import { cheonGaYun } from './cheon-ga-yun.ts'
import { elunedPrys } from './eluned-prys.ts'
import { farrukhErgashev } from './farrukh-ergashev.ts'
import { festusGawaseb } from './festus-gawaseb.ts'
import { godelieveBaert } from './godelieve-baert.ts'
import { gracielaOntiveros } from './graciela-ontiveros.ts'
import { hoangLamGiang } from './hoang-lam-giang.ts'
import { ilangoPerumal } from './ilango-perumal.ts'
import { inesValadao } from './ines-valadao.ts'
import { ismaelHuenteo } from './ismael-huenteo.ts'
import { marekOlbrycht } from './marek-olbrycht.ts'
import { marenHolloway } from './maren-holloway.ts'
import { nafissatouBallo } from './nafissatou-ballo.ts'
import { nokwandaCele } from './nokwanda-cele.ts'
import { pasangDomaLama } from './pasang-doma-lama.ts'
import { randaAbiNasr } from './randa-abi-nasr.ts'
import { rosauraIntriago } from './rosaura-intriago.ts'
import { sevdaKaratoprak } from './sevda-karatoprak.ts'
import { tafaraMunyoro } from './tafara-munyoro.ts'
import { tomoeKirishima } from './tomoe-kirishima.ts'
import { tullioCergol } from './tullio-cergol.ts'
import { voahangyRasolofo } from './voahangy-rasolofo.ts'

/** Everyone in the demo catalogue, by name. */
export const demoArtists: readonly DemoArtist[] = [
  ainoYlikangas,
  bogumilWrzos,
  cheonGaYun,
  elunedPrys,
  farrukhErgashev,
  festusGawaseb,
  godelieveBaert,
  gracielaOntiveros,
  hoangLamGiang,
  ilangoPerumal,
  inesValadao,
  ismaelHuenteo,
  marekOlbrycht,
  marenHolloway,
  nafissatouBallo,
  nokwandaCele,
  pasangDomaLama,
  randaAbiNasr,
  rosauraIntriago,
  sevdaKaratoprak,
  tafaraMunyoro,
  tomoeKirishima,
  tullioCergol,
  voahangyRasolofo,
]
