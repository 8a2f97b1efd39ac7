import { type LocalSolana, startSolana } from '@latchkit/local-stack'
import type { Page } from '@playwright/test'
import { Connection } from '@solana/web3.js'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { defaultWallets } from '../../src/common/defaults.js'
import { type SolanaAccount, solanaAccountOf } from '../../src/common/keys.js'
import type { WalletConfig } from '../../src/common/types.js'
import type { Reply, TestPage } from '../openTestPage.js'
import { type Setup, startSetup } from '../startSetup.js'

export type SolanaSuite = {
  setup: Setup
  chain: LocalSolana
  connection: Connection
  /** A fresh page before each test, not connected. */
  page: TestPage
  /** The accounts of the first wallet. */
  accounts: SolanaAccount[]
  ask(feature: string, inputs: Parameters<typeof callFeature>[2], wallet?: number): Promise<Reply>
  connect(accounts?: number[]): Promise<Reply>
}

/**
 * Calls the method of a feature in the page, such as `solana:signMessage`. Bytes are passed and returned as
 * `{ bytes: number[] }`, and `account` is an index of the wallet's accounts or any address.
 */
export async function callFeature(
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

/** One Solana chain and one browser for the tests of a file; the wallet is set back before each. */
export function solanaSuite(config: Omit<WalletConfig, 'chains' | 'solana'> = {}): SolanaSuite {
  const made: Partial<Pick<SolanaSuite, 'setup' | 'chain' | 'connection' | 'page' | 'accounts'>> = {}
  const given = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('Only inside a test.')
    return value
  }
  beforeAll(async () => {
    const chain = await startSolana({ port: 0, slotMilliseconds: 100 })
    made.chain = chain
    made.connection = new Connection(chain.url, { commitment: 'confirmed', wsEndpoint: chain.webSocketUrl })
    made.accounts = await Promise.all(defaultWallets.first.privateKeys.map(solanaAccountOf))
    for (const { address } of made.accounts) await chain.airdrop(address, 10_000_000_000n)
    const chains = [
      { id: 'solana:localnet', name: 'Local Solana', rpcUrl: chain.url },
      { id: 'solana:mainnet', name: 'Solana', rpcUrl: null },
    ]
    made.setup = await startSetup({ ...config, solana: { chains } })
  })
  afterAll(async () => {
    await made.setup?.stop()
    await made.chain?.stop()
  })
  beforeEach(async () => {
    const popup = await given(made.setup).wallet.popup()
    await popup.disconnectAll()
    await popup.selectAccount(0)
    await made.page?.page.close()
    made.page = await given(made.setup).open()
  })
  const ask: SolanaSuite['ask'] = (feature, inputs, wallet) =>
    callFeature(given(made.page).page, feature, inputs, wallet)
  return {
    get setup() {
      return given(made.setup)
    },
    get chain() {
      return given(made.chain)
    },
    get connection() {
      return given(made.connection)
    },
    get page() {
      return given(made.page)
    },
    get accounts() {
      return given(made.accounts)
    },
    ask,
    connect: async accounts => {
      const reply = ask('standard:connect', [])
      await given(made.setup).wallet.approve({ accounts })
      return await reply
    },
  }
}
