/** The addresses of this machine that phones in the same home reach and nobody beyond it does. */
import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { OwnAddress } from '../../contract/api.ts'

type Family = 'ipv4' | 'ipv6'

/** RFC 1918, 3927 and 4193, and link-local IPv6. */
const PRIVATE: readonly [string, number, Family][] = [
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['fd00::', 8, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
]
const LOOPBACK: readonly [string, number, Family][] = [
  ['127.0.0.0', 8, 'ipv4'],
  ['::1', 128, 'ipv6'],
]

function listOf(subnets: typeof PRIVATE): BlockList {
  const list = new BlockList()
  for (const [net, prefix, family] of subnets) list.addSubnet(net, prefix, family)
  return list
}
const privates = listOf(PRIVATE)
const loopback = listOf(LOOPBACK)

const isIn = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether only this machine reaches an address. */
export const isHere = (address: string): boolean => isIn(loopback, address)

/** Whether an address may be opened to phones: a private one, or this machine's own. False for a text that is no address. */
export const isOpenable = (address: string): boolean => isIn(privates, address) || isHere(address)

/** Link-local IPv6 needs the connection's name beside it, which no browser takes in an address. */
const isWritable = (address: string): boolean => !/^fe[89ab]/i.test(address)

/** Addresses that people know come first, and this machine's own last. */
function orderOf({ address, here }: OwnAddress): number {
  if (here) return 3
  if (isIP(address) === 6) return 2
  return address.startsWith('169.254.') ? 1 : 0
}

/** The machine's addresses that can be opened, the likeliest first. */
export const ownAddresses = (interfaces = networkInterfaces()): OwnAddress[] =>
  Object.entries(interfaces)
    .flatMap(([network, addresses = []]) =>
      addresses.map(({ address }) => ({ address, network, here: isHere(address) })),
    )
    .filter(({ address }) => isOpenable(address) && isWritable(address))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
