import type { Connector } from '@latchkit/core'
import type { Connector as WagmiConnector } from 'wagmi'
import type { PageNames } from './readNames.js'

/** By what wagmi's connectors call themselves; wallets that were found have many names there. */
const types: { readonly [name: string]: Connector['type'] } = { walletConnect: 'walletconnect', auth: 'auth' }

/** A connector as core knows it. `announced` holds the rdns of wallets that the app's own config found. */
export function toConnector(
  connector: Pick<WagmiConnector, 'id' | 'name' | 'type' | 'icon' | 'rdns'>,
  { announced, legacyName }: Pick<PageNames, 'announced' | 'legacyName'>,
): Connector<'eip155'> {
  const { id, name, type, icon } = connector
  const [rdns = announced.find(one => one === id)] = [connector.rdns].flat()
  const image = icon?.trim()
  return {
    id,
    namespace: 'eip155',
    // What wagmi calls whatever wallet is in `window.ethereum`.
    name: id === 'injected' && name === 'Injected' ? (legacyName ?? name) : name,
    type: types[type] ?? 'injected',
    ...(rdns ? { rdns } : {}),
    // EIP-6963 asks for a data URI; anything else would request a stranger's host.
    ...(image?.startsWith('data:image/') ? { icon: image } : {}),
  }
}
