import { startLocalStack } from '@latchkit/local-stack'
import { endProcess, startAnvil, watchChildren } from '@latchkit/local-stack/chain'
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
    /** A chain whose blocks are mined on request only, with the same accounts. */
    heldUrl: string
  }
}

/** Two real chains, a way to see the requests to the first, and a chain that mines on request. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stack = await startLocalStack({ ports: [0, 0] })
  const [first, second] = stack.chains
  const proxy = await startCountingProxy(first.rpcUrl)
  const watch = watchChildren()
  const held = await startAnvil({ chainId: 31339, port: 0, watch })
  const heldUrl = `http://127.0.0.1:${held.port}`
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'evm_setAutomine', params: [false] })
  await fetch(heldUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  provide('rpcUrls', [first.rpcUrl, second.rpcUrl])
  provide('token', first.token)
  provide(
    'keys',
    stack.accounts.map(({ privateKey }) => privateKey),
  )
  provide('proxyUrl', proxy.url)
  provide('heldUrl', heldUrl)
  return async () => {
    await proxy.stop()
    await endProcess(held.child)
    watch.close()
    await stack.stop()
  }
}
