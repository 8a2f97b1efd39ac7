import type { Page } from 'playwright-core'
import type { Reply } from '../openTestPage.js'

/**
 * Calls a feature's method in the page, such as `solana:signMessage`. Bytes go and come as `{ bytes: number[] }`, and
 * `account` as the index among the wallet's accounts, or as an address that it may not have.
 */
export async function askWallet(
  page: Page,
  feature: string,
  inputs: readonly unknown[],
  wallet = 0,
): Promise<Reply> {
  return await page.evaluate(
    async ({ feature, inputs, wallet }): Promise<Reply> => {
      const target = window.standard[wallet]
      const revive = (value: unknown): unknown => {
        if (typeof value !== 'object' || value === null) return value
        if ('bytes' in value && Array.isArray(value.bytes)) return Uint8Array.from(value.bytes)
        if (Array.isArray(value)) return value.map(revive)
        return Object.fromEntries(
          Object.entries(value).map(([key, entry]) => {
            if (key !== 'account') return [key, revive(entry)]
            return [key, typeof entry === 'number' ? target?.accounts[entry] : { address: entry }]
          }),
        )
      }
      const plain = (value: unknown): unknown => {
        if (value instanceof Uint8Array) return { bytes: [...value] }
        if (Array.isArray(value)) return value.map(plain)
        if (typeof value !== 'object' || value === null) return value
        if ('address' in value) return value.address
        return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]))
      }
      const record: Record<string, Record<string, unknown>> = { ...target?.features }
      const method = record[feature]?.[feature.slice(feature.indexOf(':') + 1)]
      if (typeof method !== 'function') return { message: `The wallet has no ${feature}.` }
      try {
        return { result: plain(await method(...inputs.map(revive))) }
      } catch (error) {
        const { code, message, data } = error as { code: number; message: string; data?: unknown }
        return { code, message, data }
      }
    },
    { feature, inputs, wallet },
  )
}
