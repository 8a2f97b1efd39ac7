import { expectTypeOf, test } from 'vitest'
import { type CreateSiweParameters, createSiwe } from './createSiwe.js'
import type { SiwxAdapter, SiwxConfig } from './types.js'

declare const backend: CreateSiweParameters
declare const adapter: SiwxAdapter

test('the result is a part of the option `siwx`', () => {
  const siwe = createSiwe(backend)
  expectTypeOf({ required: false, statement: 'Welcome.', ...siwe }).toExtend<SiwxConfig>()
  expectTypeOf(siwe.adapter).toEqualTypeOf<SiwxAdapter>()
})

test('the calls of a server are needed, and eip155 is theirs', () => {
  expectTypeOf(createSiwe).toBeCallableWith({ ...backend, namespaces: { solana: adapter } })
  // @ts-expect-error a server without sessions
  createSiwe({ getNonce: backend.getNonce, verifyMessage: backend.verifyMessage, signOut: backend.signOut })
  // @ts-expect-error the adapter of eip155 is the server
  createSiwe({ ...backend, namespaces: { eip155: adapter } })
})
