'use client'
import { accountsAtom } from '@latchkit/core/connection'
import {
  type SetPreferredAccountTypeReturnType,
  setPreferredAccountType,
  smartAccountNetworksAtom,
} from '@latchkit/core/smartaccounts'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'

/** Callbacks of `setAccountType`. */
export type UseSmartAccountParameters = ActionCallbacks<
  [type: 'eoa' | 'smartAccount'],
  SetPreferredAccountTypeReturnType
>

/** The two accounts of the embedded wallet on eip155, and the choice between them. */
export type UseSmartAccountReturnType = {
  /** Whether the embedded wallet is connected on a network on which it has both accounts. */
  readonly isAvailable: boolean
  /** The type that is active; undefined while the embedded wallet is not connected. */
  readonly accountType: 'eoa' | 'smartAccount' | undefined
  /** In hex with `0x`. */
  readonly eoaAddress: `0x${string}` | undefined
  /** In hex with `0x`; undefined without a smart account. */
  readonly smartAccountAddress: `0x${string}` | undefined
  /** Whether the smart account is deployed on the active network. Its first transaction there deploys it. */
  readonly isDeployed: boolean
  /** Ids of the eip155 chains with smart accounts; empty until the secure frame was asked. */
  readonly networks: readonly number[]
  /**
   * Makes the smart account or the EOA the active one, also after reloads. If it fails, the EOA is active. Has
   * `isPending`, `error` and `reset`.
   *
   * @throws FrameLoginRequiredError `frame/login-required`
   * @throws SmartAccountUnavailableError `smart-accounts/unavailable`, on a network without smart accounts
   * @throws FrameError `frame/…`
   */
  readonly setAccountType: Action<[type: 'eoa' | 'smartAccount'], SetPreferredAccountTypeReturnType>
}

const none: readonly number[] = []

/**
 * The smart account of the embedded wallet and its eoa, and which of them is active.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { accountType, setAccountType } = useSmartAccount()
 * await setAccountType('eoa')
 */
export function useSmartAccount(parameters?: UseSmartAccountParameters): UseSmartAccountReturnType {
  const { client } = useLatchkit()
  const account = useAtomValue(accountsAtom).eip155
  const networks = useAtomValue(smartAccountNetworksAtom)
  const setAccountType = useAction(
    (type: 'eoa' | 'smartAccount') => setPreferredAccountType(client, { type }),
    parameters,
  )
  const isEmbedded = account?.isConnected && account.connector?.type === 'auth'
  const accounts = isEmbedded ? account.allAccounts : []
  const find = (type: string) => accounts.find(one => one.type === type)?.address
  const smartAccountAddress = find('smartAccount')
  const isSmart = smartAccountAddress !== undefined && account?.address === smartAccountAddress
  return {
    isAvailable: smartAccountAddress !== undefined,
    accountType: !isEmbedded ? undefined : isSmart ? 'smartAccount' : 'eoa',
    eoaAddress: find('eoa'),
    smartAccountAddress,
    isDeployed: (isEmbedded && account.embeddedWalletInfo?.isSmartAccountDeployed) ?? false,
    networks: networks ?? none,
    setAccountType,
  }
}
