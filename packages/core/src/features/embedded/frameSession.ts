import { getStore } from '../../client/internal.js'
import { isError } from '../../errors/BaseError.js'
import type { Client } from '../../types/client.js'
import type { Account } from '../../types/connection.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import { listWalletAssets } from '../balances/listWalletAssets.js'
import { RequestAbortedError } from '../requests/errors.js'
import { guardProvider } from '../requests/guardProvider.js'
import { getRegistry, publishActivity } from '../requests/registry.js'
import { frameLoginAtom } from './atoms.js'
import { endLogin } from './endLogin.js'
import { FrameLoginRequiredError } from './errors.js'
import { frameConnector } from './frameConnector.js'
import { frameStorage, toChainId } from './frameStorage.js'
import { restoreLogin } from './restoreLogin.js'
import { signInFrame } from './signInFrame.js'
import { followNetwork } from './smartAccounts/followNetwork.js'
import { listAccounts } from './smartAccounts/readUser.js'
import { toFrameError } from './toFrameError.js'
import type { FrameSession, SecureFrameClient } from './types.js'

/** The session that all adapters share. */
export function createFrameSession(client: Client, frame: SecureFrameClient): FrameSession {
  const store = getStore(client)
  const storage = frameStorage(client)
  const request: FrameSession['request'] = async ({ caipNetworkId, method, params, signal }) => {
    const { paymaster } = client.config.secureFrame ?? {}
    const payload = {
      method,
      params,
      chainId: toChainId(caipNetworkId),
      chainNamespace: caipNetworkId.startsWith('solana') ? ('solana' as const) : ('eip155' as const),
      ...(paymaster && { paymasterService: paymaster }),
    }
    try {
      return await frame.request('RPC_REQUEST', payload, { signal })
    } catch (error) {
      if (error instanceof Error && error.message === 'Request was aborted')
        throw new RequestAbortedError({ method })
      throw toFrameError(error)
    }
  }
  async function switchNetwork(caipNetworkId: CaipNetworkId) {
    await frame.request('SWITCH_NETWORK', { chainId: toChainId(caipNetworkId) }).catch(error => {
      throw toFrameError(error)
    })
    storage.set('lastUsedChain', caipNetworkId)
    await followNetwork(client, frame, caipNetworkId)
  }
  let restoring: Promise<boolean> | undefined
  return {
    getLogin: () => store.get(frameLoginAtom),
    subscribe: listener => store.sub(frameLoginAtom, listener),
    connector: frameConnector,
    read<namespace extends Namespace>(namespace: namespace) {
      const user = store.get(frameLoginAtom)?.users[namespace]
      if (!user) return undefined
      // The frame's client has checked that they are addresses of the namespace.
      const accounts = listAccounts(user).map(account => ({ namespace, ...account }) as Account<namespace>)
      const authProvider = storage.get('socialProvider') ?? 'email'
      // A site may withhold the address, which the user of a login by e-mail typed into this page.
      const email = user.email ?? (authProvider === 'email' ? storage.get('email') : undefined)
      const accountType = accounts.find(({ address }) => address === user.address)?.type ?? 'eoa'
      return {
        // The active one first.
        accounts: [...accounts].sort(
          (a, b) => Number(b.address === user.address) - Number(a.address === user.address),
        ),
        info: {
          user: {
            ...(email === undefined ? {} : { email }),
            ...(user.userName ? { username: user.userName } : {}),
          },
          authProvider,
          accountType,
          isSmartAccountDeployed: user.smartAccountDeployed ?? false,
        },
      }
    },
    getLastNetwork: () => storage.get('lastUsedChain') as CaipNetworkId | undefined,
    restore() {
      // Every adapter asks when it starts.
      restoring ??= restoreLogin(client, frame).finally(() => {
        restoring = undefined
      })
      return restoring
    },
    loginRequired: () => new FrameLoginRequiredError(),
    switchNetwork,
    followNetwork: caipNetworkId => followNetwork(client, frame, caipNetworkId),
    async enterNetwork(caipNetworkIds) {
      for (const caipNetworkId of caipNetworkIds)
        try {
          await switchNetwork(caipNetworkId)
          return caipNetworkId
        } catch (error) {
          if (!isError(error, 'rpc/unrecognized-chain')) throw error
        }
      client.logger.warn('The secure site serves none of these networks.', { caipNetworkIds })
      return caipNetworkIds[0]
    },
    request,
    signIn: parameters => signInFrame(client, request, parameters),
    guard: parameters => guardProvider(client, parameters),
    getAssets:
      client.config.gateway &&
      (async params => {
        const { eip155 } = store.get(frameLoginAtom)?.users ?? {}
        return listWalletAssets(client, params, eip155 ? listAccounts(eip155) : [])
      }),
    showCalls(id) {
      getRegistry(client).shownCalls = { id }
      publishActivity(client)
    },
    signOut: () => endLogin(client, frame),
  }
}
