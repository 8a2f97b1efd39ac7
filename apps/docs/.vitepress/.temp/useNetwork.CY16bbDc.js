import { useMemo } from 'react'
import {
  t as accountAtom,
  C as networkAtom,
  E as networksAtom,
  H as walletConnectSessionAtom,
} from './client.ChoDqs0c.js'
import { j as useAtomValue, M as useLatchkit } from './opener.DsbLlulK.js'
import { St as switchNetwork, h as useAction } from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/page/hooks/useSwitchNetwork.js
/**
 * Requests a switch of the connected wallet to a network, specified by CAIP-2 id, eip155 number or network object;
 * stores the choice while disconnected. The returned function rejects with `networks/not-found`, which an alert shows,
 * or with the error of the wallet, for instance `rpc/user-rejected`.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const switchNetwork = useSwitchNetwork()
 * <button disabled={switchNetwork.isPending} onClick={() => switchNetwork(base)}>Base</button>
 */
function useSwitchNetwork(parameters) {
  const latchkit = useLatchkit()
  return useAction(async network => {
    try {
      await switchNetwork(latchkit.client, { network })
    } catch (error) {
      import('./shared.BOpXVrm5.js')
        .then(n => n.alertError_exports)
        .then(
          ({ alertError }) => alertError(latchkit, error),
          cause => latchkit.client.logger.error('The alert of an error could not be loaded', cause),
        )
      throw error
    }
  }, parameters)
}
// ../../packages/react/dist/page/hooks/useNetwork.js
/**
 * The current network, the networks of the app, and the action that switches between them.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { network, switchNetwork } = useNetwork()
 * await switchNetwork(base)
 */
function useNetwork() {
  const { network, caipNetworkId, isSupported } = useAtomValue(networkAtom)
  const networks = useAtomValue(networksAtom)
  const switchNetwork = useSwitchNetwork()
  const approved = useApprovedNetworks()
  const reference = caipNetworkId?.slice(caipNetworkId.indexOf(':') + 1)
  const numeric = caipNetworkId?.startsWith('eip155:') ? Number(reference) : reference
  return {
    network,
    caipNetworkId,
    chainId: network?.id ?? numeric,
    isSupported,
    networks,
    ...approved,
    switchNetwork,
  }
}
function useApprovedNetworks() {
  const { connector } = useAtomValue(accountAtom)
  const session = useAtomValue(walletConnectSessionAtom)
  const { type, namespace } = connector ?? {}
  return useMemo(() => {
    const given = type === 'walletconnect' && session ? Object.values(session.namespaces) : void 0
    const ids = given?.flatMap(({ accounts }) => accounts.map(id => id.slice(0, id.lastIndexOf(':'))))
    const isOwn = id => id.startsWith(`${namespace}:`)
    return {
      approvedCaipNetworkIds: ids && [...new Set(ids)].filter(isOwn),
      supportsAllNetworks:
        !given ||
        given.some(({ methods }) => methods.some(name => /^wallet_(switch|add)EthereumChain$/.test(name))),
    }
  }, [type, namespace, session])
}

export { useNetwork as t }
