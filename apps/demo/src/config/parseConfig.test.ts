import { describe, expect, test } from 'vitest'
import { defaultConfig, parseConfig } from './parseConfig.js'

describe('parseConfig', () => {
  test('takes the default ports from an empty block', () => {
    expect(parseConfig('')).toEqual(defaultConfig())
    expect(parseConfig(' {} ')).toEqual(defaultConfig())
    expect(defaultConfig(1000).chains[1].rpcUrl).toBe('http://127.0.0.1:9546')
  })

  test('takes what a server filled in', () => {
    const config = defaultConfig(2000)
    expect(parseConfig(JSON.stringify(config))).toEqual(config)
  })

  test.each([
    ['no chains', { mainnetRpcUrl: 'https://rpc.example' }],
    ['one chain', { ...defaultConfig(), chains: defaultConfig().chains.slice(1) }],
    [
      'an address that is none',
      { ...defaultConfig(), chains: defaultConfig().chains.map(chain => ({ ...chain, token: '0x1' })) },
    ],
    ['a URL that is none', { ...defaultConfig(), mainnetRpcUrl: 'javascript:alert(1)' }],
    ['a relay that is no socket', { ...defaultConfig(), relayUrl: 'http://localhost:4500' }],
    ['no Solana', { ...defaultConfig(), solanaRpcUrl: undefined }],
    ['no gateway', { ...defaultConfig(), gatewayUrl: undefined }],
    ['a paymaster that is no URL', { ...defaultConfig(), paymasterUrl: 'pay' }],
    ['a list', []],
  ])('refuses %s', (_, config) => {
    expect(() => parseConfig(JSON.stringify(config))).toThrow(/demo-config/)
  })
})
