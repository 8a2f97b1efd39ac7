import type { ProtocolState } from '../types.js'
import { readStored } from './readStored.js'

export type Store = {
  get(): ProtocolState
  update(change: (draft: ProtocolState) => void): void
  subscribe(listener: () => void): void
}

export const storeKey = 'latchkit:protocol-wallet'

/** The page's own state, kept over reloads. */
export function createStore(): Store {
  let state = readStored(localStorage.getItem(storeKey))
  const listeners: (() => void)[] = []
  return {
    get: () => state,
    update: change => {
      const draft = structuredClone(state)
      change(draft)
      state = draft
      localStorage.setItem(storeKey, JSON.stringify(state))
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.push(listener)
    },
  }
}
