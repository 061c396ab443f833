import { expect, test } from 'vitest'
import { isOpenable, ownAddresses } from '../../../src/main/phones/private-addresses.ts'

test.each([
  ...['10.0.0.7', '172.16.0.1', '172.31.255.254', '192.168.178.20', '169.254.9.9', '127.0.0.1', '127.8.8.8'],
  ...['fd12:3456::1', 'fe80::1', 'febf::1', '::1'],
])('%s may be opened', (address) => expect(isOpenable(address)).toBe(true))

test.each([
  ...['0.0.0.0', '8.8.8.8', '11.0.0.1', '172.15.255.255', '172.32.0.1', '192.167.1.1', '100.64.0.1', '255.255.255.255'],
  ...['::', 'fc00::1', '2001:db8::1', 'fec0::1', '::ffff:8.8.8.8'],
  ...['', 'localhost', '192.168.1', '192.168.1.1:80', 'http://10.0.0.1', '10.0.0.1 ', 'fd00::1%eth0%'],
])('“%s” may not', (address) => expect(isOpenable(address)).toBe(false))

const of = (address: string) =>
  [{ address }] as unknown as ReturnType<typeof import('node:os').networkInterfaces>[string]

test('the home network comes first, this machine’s own address last, and a public one not at all', () => {
  const interfaces = {
    lo: of('127.0.0.1'),
    eth1: of('fd00::7'),
    eth2: of('169.254.3.4'),
    wlan0: of('192.168.178.20'),
    ppp0: of('93.184.216.34'),
    eth3: of('fe80::1'),
  }
  expect(ownAddresses(interfaces)).toEqual([
    { address: '192.168.178.20', network: 'wlan0', here: false },
    { address: '169.254.3.4', network: 'eth2', here: false },
    { address: 'fd00::7', network: 'eth1', here: false },
    { address: '127.0.0.1', network: 'lo', here: true },
  ])
})
