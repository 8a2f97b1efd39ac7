import type { Platform } from '@latchkit/core'
import { createMemoryStorage } from '@latchkit/core/storage'
import { createDomPlatform } from '@latchkit/react'

/** The browser, but an example leaves nothing behind in its storage. */
export function examplePlatform(): Platform {
  return {
    ...createDomPlatform(),
    privateStorage: createMemoryStorage,
    tabStorage: createMemoryStorage,
  }
}
