import type { NamespaceAdapter } from '@latchkit/core'
import { connect } from '@latchkit/core/connection'
import type { SessionClient } from '@latchkit/core/walletconnect'
import type { Config, Connector } from 'wagmi'
import {
  createProtocolWallet,
  type ProtocolWallet,
  type ProtocolWalletOptions,
} from './createProtocolWallet.js'
import { chains } from './localNetworks.js'
import { type OpenPageOptions, openPage, type Page } from './openPage.js'
import { testAccounts } from './testAccounts.js'

export type OpenProtocolPageOptions = Partial<ProtocolWalletOptions> & Pick<OpenPageOptions, 'adapter'>

export type ProtocolPage = Page & {
  readonly wallet: ProtocolWallet
  readonly connector: Connector
  /** The client's session as another adapter of the client has it. */
  readonly line: SessionClient
  /** Settles when so many proposals were made. */
  proposed(count: number): Promise<void>
}

/** A page whose client has the protocol, and a wallet that nobody has connected yet. */
export function openProtocolPage({ adapter, ...options }: OpenProtocolPageOptions = {}): ProtocolPage {
  const wallet = createProtocolWallet({ accounts: testAccounts(0), chains, ...options })
  let line: SessionClient | undefined
  const other: NamespaceAdapter = {
    namespace: 'solana',
    start(context) {
      line = context.walletConnect
      return () => {}
    },
    connect: () => Promise.reject(new Error('Not used here.')),
    disconnect: async () => {},
  }
  const page = openPage({ adapter, others: [other], walletConnect: wallet.config })
  if (!line) throw new Error('The client has no session.')
  return {
    ...page,
    wallet,
    line,
    connector: connectorOf(page.config),
    proposed: wallet.proposed,
  }
}

/** The same, connected by an approval of the wallet. */
export async function connectProtocolPage(options: OpenProtocolPageOptions = {}) {
  const page = openProtocolPage(options)
  const attempt = connect(page.client, { connectorId: 'walletConnect' })
  await page.proposed(1)
  page.wallet.approve()
  await attempt
  const provider = (await page.adapter.getProvider?.({})) as {
    request(parameters: { method: string; params?: unknown }): Promise<unknown>
    on(event: string, listener: (value: unknown) => void): void
    removeListener(event: string, listener: (value: unknown) => void): void
  }
  return { ...page, provider }
}

function connectorOf(config: Config): Connector {
  const connector = config.connectors.find(({ id }) => id === 'walletConnect')
  if (!connector) throw new Error('There is no protocol connector.')
  return connector
}
