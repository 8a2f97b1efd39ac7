import { toProviderRpcError } from '@latchkit/core/errors'
import { expect, it } from 'vitest'
import { toSolanaError } from './toSolanaError.js'

const nodeError = (message: string) => Object.assign(new Error(message), { code: -32002 })

it.each([
  ['Transaction simulation failed: Blockhash not found', 'solana/blockhash-expired'],
  ['Transaction simulation failed: Error processing Instruction 0', 'solana/transaction-failed'],
])('distinguishes the answer of a node from a busy wallet, over WalletConnect too: %s', (message, code) => {
  expect(toSolanaError(nodeError(message)).code).toBe(code)
  // The session client has mapped it by its code before the adapter sees it.
  expect(toSolanaError(toProviderRpcError(nodeError(message))).code).toBe(code)
})

it('leaves a wallet busy that is', () => {
  const busy = toProviderRpcError(nodeError('Request of type solana_signMessage already pending'))
  expect(toSolanaError(busy)).toBe(busy)
})
