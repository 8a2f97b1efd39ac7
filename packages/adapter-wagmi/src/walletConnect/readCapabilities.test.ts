import type { WalletConnectSession } from '@latchkit/core/walletconnect'
import { describe, expect, it } from 'vitest'
import { readCapabilities } from './readCapabilities.js'

const address = '0xd46E8dD67C5d32be8058Bb8Eb970870F07244567'
const chainIds = [1, 8453]
const atomic = { status: 'supported' }
const paymasterService = { supported: true }
const read = (properties: Partial<WalletConnectSession>) =>
  readCapabilities(
    { topic: 't', pairingTopic: 'p', expiry: 0, peer: { name: 'W' }, namespaces: {}, ...properties },
    { address, chainIds },
  )

describe('capabilities in the properties of a session', () => {
  it.each<[string, Partial<WalletConnectSession>, unknown]>([
    ['none', {}, undefined],
    ['for other chains', { scopedProperties: { 'eip155:10': { atomic } } }, undefined],
    [
      'of the namespace',
      { scopedProperties: { eip155: { atomic } } },
      { '0x1': { atomic }, '0x2105': { atomic } },
    ],
    [
      'of a chain',
      { scopedProperties: { 'eip155:8453': { paymasterService } } },
      { '0x2105': { paymasterService } },
    ],
    [
      'under a name',
      { scopedProperties: { 'eip155:1': { capabilities: { atomic } } } },
      { '0x1': { atomic } },
    ],
    ['as text', { scopedProperties: { 'eip155:1': JSON.stringify({ atomic }) } }, { '0x1': { atomic } }],
    [
      'with an exception for the account',
      {
        scopedProperties: {
          'eip155:1': {
            atomic,
            paymasterService,
            [`eip155:1:${address.toLowerCase()}`]: { atomic: { status: 'ready' } },
            'eip155:1:0x0000000000000000000000000000000000000001': { atomic: { status: 'unsupported' } },
          },
        },
      },
      { '0x1': { atomic: { status: 'ready' }, paymasterService } },
    ],
    [
      'by chain in the session properties',
      { sessionProperties: { capabilities: JSON.stringify({ '0x2105': { atomic }, '0xa': { atomic } }) } },
      { '0x2105': { atomic } },
    ],
    [
      'by account and chain in the session properties',
      { sessionProperties: { capabilities: JSON.stringify({ [address]: { '0x1': { atomic } } }) } },
      { '0x1': { atomic } },
    ],
    [
      'in both, the scoped one above',
      {
        sessionProperties: { capabilities: JSON.stringify({ '0x1': { atomic } }) },
        scopedProperties: { 'eip155:1': { atomic: { status: 'unsupported' } } },
      },
      { '0x1': { atomic: { status: 'unsupported' } } },
    ],
    ['in no shape that means anything', { sessionProperties: { capabilities: '{' } }, undefined],
    [
      'as lists and numbers',
      { scopedProperties: { eip155: [atomic], 'eip155:1': 7, 'eip155:8453': { a: 1 } } },
      undefined,
    ],
  ])('%s', (_, properties, expected) => {
    expect(read(properties)).toEqual(expected)
  })
})
