import type { WagmiAdapter } from '@latchkit/adapter-wagmi'
import type { Latchkit } from '@latchkit/react'
import { type EIP1193Provider, numberToHex, type ProviderRpcError } from 'viem'
import { type GetConnectionReturnType, getConnection, watchConnection } from 'wagmi/actions'

type Listener = (value: unknown) => void
type Request = { readonly method: string; readonly params?: unknown }

/** Members of a provider that the test dapp uses. */
export type PageProvider = {
  /** The test dapp speaks to no other wallet. */
  readonly isMetaMask: true
  request(request: Request): Promise<unknown>
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
}

/**
 * The wallet that is connected to the page as an EIP-1193 provider, embedded or not. `eth_requestAccounts` opens the modal of
 * the kit while there is none.
 */
export function createPageProvider(latchkit: Latchkit, wagmi: WagmiAdapter): PageProvider {
  const config = () => wagmi.getConfig()
  const stops = new Map<Listener, () => void>()

  async function connected(): Promise<EIP1193Provider | undefined> {
    const { connector } = getConnection(config())
    return connector && ((await connector.getProvider()) as EIP1193Provider)
  }

  async function connect(): Promise<void> {
    latchkit.modal.open({ view: 'Connect' })
    await new Promise<void>(resolve => {
      const stop = watchConnection(config(), {
        onChange({ status }) {
          if (status !== 'connected') return
          stop()
          resolve()
        },
      })
    })
  }

  return {
    isMetaMask: true,
    async request(request) {
      const { method } = request
      if (method === 'eth_requestAccounts' && !(await connected())) await connect()
      const provider = await connected()
      if (!provider) {
        if (method === 'eth_accounts') return []
        if (method === 'eth_chainId') return numberToHex(config().state.chainId)
        if (method === 'net_version') return `${config().state.chainId}`
        throw unauthorized()
      }
      return provider.request(request as never)
    },
    on(event, listener) {
      const onChange = (now: GetConnectionReturnType, before: GetConnectionReturnType) => {
        if (event === 'accountsChanged' && now.addresses?.join() !== before.addresses?.join())
          listener([...(now.addresses ?? [])])
        if (event === 'chainChanged' && now.chainId && now.chainId !== before.chainId)
          listener(numberToHex(now.chainId))
      }
      stops.set(listener, watchConnection(config(), { onChange }))
    },
    removeListener(_event, listener) {
      stops.get(listener)?.()
      stops.delete(listener)
    },
  }
}

/** As EIP-1193 has it for a wallet that granted nothing. */
function unauthorized(): Pick<ProviderRpcError, 'code' | 'message'> {
  return Object.assign(new Error('Connect a wallet first.'), { code: 4100 })
}
