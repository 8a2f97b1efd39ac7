import { type Eip1193Provider, useProvider } from './useProvider.js'

type Same<one, other> = [one, other] extends [other, one] ? true : false
type Expect<answer extends true> = answer

const evm = () => useProvider('eip155').provider
const solana = () => useProvider('solana').provider
const own = () => useProvider<'solana', { publicKey: string }>('solana').provider
const active = () => useProvider().provider

export type Checks = [
  Expect<Same<ReturnType<typeof evm>, Eip1193Provider | undefined>>,
  Expect<Same<ReturnType<typeof solana>, unknown>>,
  Expect<Same<ReturnType<typeof own>, { publicKey: string } | undefined>>,
  Expect<Same<ReturnType<typeof active>, unknown>>,
]
