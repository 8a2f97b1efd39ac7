import { startLocalStack } from '@latchkit/local-stack'
import type { TestProject } from 'vitest/node'
import { startCountingProxy } from './startCountingProxy.js'

declare module 'vitest' {
  // An interface is what module augmentation merges with.
  // biome-ignore lint/style/useConsistentTypeDefinitions: see above
  export interface ProvidedContext {
    rpcUrls: readonly [string, string]
    token: string
    /** Keys of funded accounts. */
    keys: readonly `0x${string}`[]
    /** Forwards to the first chain and counts; `GET` returns the requested methods, one per line. */
    proxyUrl: string
  }
}

/** Two real chains, and a way to see the requests to the first. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stack = await startLocalStack({ ports: [0, 0] })
  const [first, second] = stack.chains
  const proxy = await startCountingProxy(first.rpcUrl)
  provide('rpcUrls', [first.rpcUrl, second.rpcUrl])
  provide('token', first.token)
  provide(
    'keys',
    stack.accounts.map(({ privateKey }) => privateKey),
  )
  provide('proxyUrl', proxy.url)
  return async () => {
    await proxy.stop()
    await stack.stop()
  }
}
