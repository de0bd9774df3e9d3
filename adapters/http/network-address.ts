import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

/** What one visitor alone has: an IPv4 address, or the half of an IPv6 address that is not theirs to choose. */
export function networkAddress(ip: string): string {
  const [, version4] = mapped.exec(ip) ?? []
  if (version4 !== undefined) return version4
  const [plain = ''] = ip.split('%')
  if (!isIPv6(plain)) return ip
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [groupsOf(before), groupsOf(after ?? '')]
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}
