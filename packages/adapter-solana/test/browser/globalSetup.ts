import { startSolana } from '@latchkit/local-stack'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  // An interface is what module augmentation merges with.
  // biome-ignore lint/style/useConsistentTypeDefinitions: see above
  export interface ProvidedContext {
    rpcUrl: string
    webSocketUrl: string
  }
}

/** A real Solana chain. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const solana = await startSolana({ port: 0 })
  provide('rpcUrl', solana.url)
  provide('webSocketUrl', solana.webSocketUrl)
  return solana.stop
}
