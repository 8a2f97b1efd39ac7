import {
  useActiveNamespace,
  useDisconnect,
  useGrantPermissions,
  useModal,
  useNetwork,
  useRevokePermissions,
  useSendCalls,
  useSiwx,
} from '@latchkit/react'
import type { Configuration } from '../configurations/configurations'
import type { Lab } from '../lab/createLab'
import { batchActions } from './batchActions'
import { embeddedActions } from './embeddedActions'
import { evmActions } from './evmActions'
import type { LabActions } from './labAction'
import { permissionActions } from './permissionActions'
import { solanaActions } from './solanaActions'

/** Everything a person can do from the side of the app. Signing and sending go to the active chain family. */
export function useLabActions(lab: Lab, { hasBatches, features }: Configuration): LabActions {
  const hasEmbedded = lab.latchkit.client.config.secureFrame !== undefined
  const { open } = useModal()
  const { namespace, namespaces, setNamespace } = useActiveNamespace()
  const { caipNetworkId, networks, switchNetwork } = useNetwork()
  const disconnect = useDisconnect()
  const siwx = useSiwx()
  const sendCalls = useSendCalls()
  const grantPermissions = useGrantPermissions()
  const revokePermissions = useRevokePermissions()
  const signing =
    namespace === 'solana' ? lab.solana && solanaActions(lab.solana) : lab.wagmi && evmActions(lab.wagmi)
  return {
    ...signing,
    ...(hasEmbedded && embeddedActions(lab.latchkit.client)),
    ...(hasBatches && batchActions(lab.latchkit.client, sendCalls, lab.wagmi)),
    ...(features?.smartSessions && {
      ...permissionActions(lab.latchkit.client, { grantPermissions, revokePermissions }),
      'open-sessions': () => open({ view: 'SmartSessionList' }),
      'open-settings': () => open({ view: 'AccountSettings' }),
    }),
    'switch-network': input => {
      const next = networks.find(network =>
        input ? network.caipNetworkId === input : network.caipNetworkId !== caipNetworkId,
      )
      return next && switchNetwork(next.caipNetworkId)
    },
    'switch-namespace': () => {
      const next = namespaces.find(other => other !== namespace)
      if (next) setNamespace(next)
    },
    disconnect: () => disconnect(),
    'open-connect': () => open({ view: 'Connect' }),
    'open-networks': () => open({ view: 'Networks' }),
    'open-profile': () => open({ view: 'ProfileWallets' }),
    'sign-in': () => siwx.signIn().then(({ data }) => data),
    'request-sign-in': () => siwx.requestSignIn(),
    'sign-out': () => siwx.signOut(),
  }
}
