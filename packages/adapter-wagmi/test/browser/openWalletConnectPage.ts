import type { NamespaceAdapter } from '@latchkit/core'
import { connect } from '@latchkit/core/connection'
import type { SessionClient } from '@latchkit/core/walletconnect'
import type { Config, Connector } from 'wagmi'
import {
  createWalletConnectWallet,
  type WalletConnectWallet,
  type WalletConnectWalletOptions,
} from './createWalletConnectWallet.js'
import { chains } from './localNetworks.js'
import { type OpenPageOptions, openPage, type Page } from './openPage.js'
import { testAccounts } from './testAccounts.js'

export type OpenWalletConnectPageOptions = Partial<WalletConnectWalletOptions> &
  Pick<OpenPageOptions, 'adapter'>

export type WalletConnectPage = Page & {
  readonly wallet: WalletConnectWallet
  readonly connector: Connector
  /** The client's session as another adapter of the client has it. */
  readonly line: SessionClient
  /** Settles when so many proposals were made. */
  proposed(count: number): Promise<void>
}

/** A page whose client has WalletConnect, and a wallet that is not connected yet. */
export function openWalletConnectPage({
  adapter,
  ...options
}: OpenWalletConnectPageOptions = {}): WalletConnectPage {
  const wallet = createWalletConnectWallet({ accounts: testAccounts(0), chains, ...options })
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
export async function connectWalletConnectPage(options: OpenWalletConnectPageOptions = {}) {
  const page = openWalletConnectPage(options)
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
  if (!connector) throw new Error('There is no WalletConnect connector.')
  return connector
}
