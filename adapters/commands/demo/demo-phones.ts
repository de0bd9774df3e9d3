import { randomFrom } from '#adapters/demo/random.ts'

/** Numbers in the countries of whoever runs and fills the demo's shop: of those that are reserved for stories, else with so many noughts that they are plainly invented. */
const forms: Readonly<Record<string, string>> = {
  BE: '+324700000##',
  CA: '+141655501##',
  CL: '+569900000##',
  EC: '+5939900000##',
  FI: '+3584000000##',
  GB: '+4477009000##',
  IN: '+9198000000##',
  IT: '+3933300000##',
  JP: '+8190000000##',
  KE: '+2547000000##',
  KR: '+8210200000##',
  LB: '+961710000##',
  MG: '+2613200000##',
  ML: '+223700000##',
  MX: '+5255000000##',
  NA: '+2648100000##',
  NP: '+97798400000##',
  PL: '+485000000##',
  PT: '+3519100000##',
  SE: '+4670174065#',
  TR: '+9053000000##',
  UZ: '+9989000000##',
  VN: '+84900000##0',
  ZA: '+27820000##0',
  ZW: '+2637100000##',
}

/** An invented telephone of somebody in a country, always the same one. */
export function demoPhone(email: string, country: string): string {
  const form = forms[country]
  if (form === undefined) throw new Error(`No telephone is invented in ${country}.`)
  const random = randomFrom(`telephone of ${email}`)
  return form.replaceAll('#', () => `${random.int(0, 9)}`)
}
