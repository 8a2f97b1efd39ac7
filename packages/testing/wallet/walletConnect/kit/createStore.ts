import type { WalletConnectState } from '../types.js'

export type Store = {
  get(): WalletConnectState
  update(change: (draft: WalletConnectState) => void): void
  subscribe(listener: () => void): void
}

const storeKey = 'latchkit:walletconnect-wallet'

const initialState: WalletConnectState = {
  settings: {
    silent: false,
    answerLate: false,
    autoReject: false,
    noSignIn: false,
    rejectCode: 5000,
    signatureOnly: false,
  },
  chains: [],
  active: {},
  calls: {},
  held: [],
}

const readStored = (): WalletConnectState => {
  const initial = structuredClone(initialState)
  const stored: Partial<WalletConnectState> = JSON.parse(localStorage.getItem(storeKey) ?? '{}')
  return { ...initial, ...stored, settings: { ...initial.settings, ...stored.settings } }
}

/** Creates the store of the page's own state, which outlives a reload. */
export function createStore(): Store {
  let state = readStored()
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
