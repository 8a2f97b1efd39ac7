import type { ICore } from '@walletconnect/types'

const prefix = 'wc-kit:'

const keys = () => Object.keys(localStorage).filter(key => key.startsWith(prefix))

/** The protocol's stores in localStorage: what was settled is there at once, whenever the page goes. */
export function browserStorage(): ICore['storage'] {
  const read = (key: string) => {
    const text = localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  }
  return {
    getKeys: async () => keys().map(key => key.slice(prefix.length)),
    getEntries: async () => keys().map(key => [key.slice(prefix.length), read(key)]),
    getItem: async key => read(`${prefix}${key}`),
    setItem: async (key, value) => {
      localStorage.setItem(`${prefix}${key}`, JSON.stringify(value))
    },
    removeItem: async key => {
      localStorage.removeItem(`${prefix}${key}`)
    },
  }
}
