import { publicContracts } from '@latchkit/secure-protocol/smartAccounts/publicContracts'
import { expect, it } from 'vitest'
import { readSmartAccounts, type SmartAccountOptions } from './readSmartAccounts.js'

const rpcUrls = { 'eip155:1': ['https://rpc.example'], 'eip155:31337': ['http://127.0.0.1:8545'] }
const read = (options: unknown, isDevelopment = true) =>
  readSmartAccounts(options as SmartAccountOptions, { isDevelopment, rpcUrls })
const bundlerUrl = 'https://bundler.example/key'

it('has the public contracts where the file names none', async () => {
  const read1 = await read({ 'eip155:1': { bundlerUrl } }, false)
  expect(read1.get('eip155:1')).toEqual({
    chainId: 1,
    bundlerUrl,
    contracts: publicContracts,
    codeHashes: {},
    eip7702: false,
  })
})

it('takes contracts of a chain that has no public ones', async () => {
  const own = { bundlerUrl: 'http://127.0.0.1:4337', contracts: publicContracts, eip7702: true }
  expect((await read({ 'eip155:31337': own })).get('eip155:31337')).toMatchObject(own)
})

it.each([
  ['no chain of eip155', { 'solana:x': { bundlerUrl } }, 'solana:x: must be a chain such as eip155:1'],
  ['a chain without a node', { 'eip155:10': { bundlerUrl } }, 'eip155:10: must have an endpoint in RPC_URLS'],
  ['a chain without contracts', { 'eip155:31337': { bundlerUrl } }, 'must have contracts'],
  ['no bundler', { 'eip155:1': {} }, 'eip155:1.bundlerUrl: must be an https: URL'],
  ['an option that is not known', { 'eip155:1': { bundlerUrl, bundler: 1 } }, 'eip155:1: Unrecognized key'],
  [
    'an address that is none',
    { 'eip155:1': { bundlerUrl, contracts: { ...publicContracts, simpleFactory: '0x1' } } },
    'eip155:1.contracts.simpleFactory: must be an address',
  ],
  [
    'a hash of nothing',
    { 'eip155:1': { bundlerUrl, codeHashes: { factory: `0x${'0'.repeat(64)}` } } },
    'eip155:1.codeHashes',
  ],
])('refuses %s by a line that names it', async (_what, options, line) => {
  await expect(read(options)).rejects.toThrow(`SMART_ACCOUNTS_FILE: `)
  await expect(read(options)).rejects.toThrow(line)
})

it('asks a bundler without TLS on a development site of this machine only', async () => {
  const local = { 'eip155:1': { bundlerUrl: 'http://127.0.0.1:4337/key' } }
  expect((await read(local)).size).toBe(1)
  const line = 'SMART_ACCOUNTS_FILE: eip155:1.bundlerUrl: must be https'
  await expect(read(local, false)).rejects.toThrow(line)
  await expect(read({ 'eip155:1': { bundlerUrl: 'http://bundler.example/key' } })).rejects.toThrow(line)
  await expect(read({ 'eip155:1': { bundlerUrl: 'http://bundler.example/key' } })).rejects.not.toThrow('key')
})
