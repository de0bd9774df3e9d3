import { BlockList, isIP } from 'node:net'

/** Networks of IPv4 that are nobody's public ones: RFC 6890 and its kin. */
const privateIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Parts of the public IPv6 networks that lead elsewhere: tunnels into IPv4, documentation, benchmarks. */
const otherIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const refused = new BlockList()
for (const [network, bits] of privateIpv4) refused.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of otherIpv6) refused.addSubnet(network, bits, 'ipv6')

/** All that is given out of IPv6; everything else in it is local, mapped or reserved. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the public internet, and so of nothing that stands behind our own doors. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !refused.check(address, 'ipv4')
  return version === 6 && given.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}
