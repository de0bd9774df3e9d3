/** A number's text as check digits of banks count it: A is 10, Z is 35. */
const remainder = (text: string): number =>
  Array.from(text).reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

const form = /^RF\d{2}[\dA-Z]{1,21}$/

/**
 * The reference of ISO 11649 that stands for something: RF, two check digits that notice what was typed wrong, and the letters
 * and figures it is made of.
 * @param name at most 21 of them; what stands between them is left out
 */
export function creditorReference(name: string): string {
  const body = name.toUpperCase().replace(/[^\dA-Z]/g, '')
  const check = String(98 - remainder(`${body}RF00`)).padStart(2, '0')
  return `RF${check}${body}`
}

/** Whether a text is such a reference, however its groups are parted. */
export function isCreditorReference(typed: string): boolean {
  const reference = typed.toUpperCase().replace(/\s/g, '')
  return form.test(reference) && remainder(`${reference.slice(4)}${reference.slice(0, 4)}`) === 1
}

/** As banks print references and account numbers: in groups of four. */
export const inGroups = (reference: string): string => reference.replace(/(.{4})(?=.)/g, '$1 ')
