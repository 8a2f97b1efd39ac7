import { notSafeMethods, refusedMethods, safeMethods } from '@latchkit/secure-frame-client/methods'
import { describe, expect, it } from 'vitest'
import { getRequestPolicy } from './getRequestPolicy.js'

describe('getRequestPolicy', () => {
  it.each([
    ['eth_chainId', 'safe'],
    ['eth_getTransactionReceipt', 'safe'],
    ['eth_sendRawTransaction', 'safe'],
    ['wallet_getCapabilities', 'safe'],
    ['getTokenAccountsByOwner', 'safe'],
    // viem has a node fill the fields of a transaction, where the node can.
    ['eth_fillTransaction', 'safe'],
    ['personal_sign', 'notSafe'],
    ['wallet_sendCalls', 'notSafe'],
    ['solana_signAllTransactions', 'notSafe'],
    // It signs whatever it is given, and the person cannot read what.
    ['eth_sign', 'notAllowed'],
    // Earlier drafts of EIP-712, without the field that distinguishes chains.
    ['eth_signTypedData', 'notAllowed'],
    ['eth_signTypedData_v3', 'notAllowed'],
    ['eth_signTransaction', 'notAllowed'],
    ['eth_requestAccounts', 'notAllowed'],
    ['wallet_switchEthereumChain', 'notAllowed'],
    ['requestAirdrop', 'notAllowed'],
    ['eth_getbalance', 'notAllowed'],
    ['toString', 'notAllowed'],
    ['', 'notAllowed'],
  ] as const)('says of %s that it is %s', (method, policy) => {
    expect(getRequestPolicy(method)).toBe(policy)
  })

  it('has each method once', () => {
    const all = [...safeMethods, ...notSafeMethods, ...refusedMethods]
    expect(new Set(all).size).toBe(all.length)
  })
})
