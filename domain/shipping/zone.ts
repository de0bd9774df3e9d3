import { countryInSentence } from '#domain/shared/country-name.ts'

/** Where an artist sends to: the narrowest one that holds a country counts for it. */
export const zones = [
  'own-country',
  'eu',
  'east-africa',
  'europe',
  'africa',
  'asia',
  'north-america',
  'latin-america',
  'oceania',
  'worldwide',
] as const
export type Zone = (typeof zones)[number]

type Region = Exclude<Zone, 'own-country' | 'worldwide'>

const listed = (codes: string): ReadonlySet<string> => new Set(codes.trim().split(/\s+/))

/** Countries by region, ISO 3166-1 alpha-2. Each lies on one continent; some that nobody lives in lie on none. */
export const regions: Readonly<Record<Region, ReadonlySet<string>>> = {
  eu: listed('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'),
  'east-africa': listed('BI DJ ER ET KE RW SO SS TZ UG'),
  europe: listed(`
    AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV
    MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA`),
  africa: listed(`
    AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU
    MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW`),
  asia: listed(`
    AE AF AM AZ BD BH BN BT CC CN CX GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO
    MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE`),
  'north-america': listed('BM CA GL MX PM US'),
  'latin-america': listed(`
    AG AI AR AW BB BL BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GT GY HN HT JM KN KY LC MF MQ
    MS NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI`),
  oceania: listed('AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS'),
}

const labels: Readonly<Record<Zone, string>> = {
  'own-country': 'My own country',
  eu: 'European Union',
  'east-africa': 'East Africa',
  europe: 'Europe',
  africa: 'Africa',
  asia: 'Asia and the Middle East',
  'north-america': 'North America',
  'latin-america': 'Latin America and the Caribbean',
  oceania: 'Oceania',
  worldwide: 'Everywhere else',
}

/** What a zone is called where its artist names it. */
export const zoneLabel = (zone: Zone): string => labels[zone]

/** What a zone is called in a sentence, for artists at home in a country. */
export function zoneInWords(zone: Zone, home: string | null): string {
  if (zone === 'own-country') return home === null ? 'its own country' : countryInSentence(home)
  if (zone === 'worldwide') return 'everywhere else'
  return zone === 'eu' ? 'the EU' : labels[zone]
}

/** Whether a country lies in a zone of an artist's. */
export function isInZone(zone: Zone, country: string, home: string | null): boolean {
  if (zone === 'worldwide') return true
  return zone === 'own-country' ? country === home : regions[zone].has(country)
}
