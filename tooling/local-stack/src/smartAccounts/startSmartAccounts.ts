import type { SmartAccountContracts } from './deploySmartAccounts.js'

export type LocalSmartAccounts = {
  /** The same on every chain. */
  readonly contracts: SmartAccountContracts
  /** The bundler of each chain, in their order. */
  readonly bundlers: readonly { readonly chainId: number; readonly url: string }[]
  /** A paymaster service (ERC-7677) for all chains, which refuses where `context` is `{ sponsor: false, reason? }`. */
  readonly paymasterUrl: string
  /** Ends the bundlers and the paymaster; safe to call again. */
  stop(): Promise<void>
}

export type StartSmartAccountsParameters = {
  readonly chains: readonly { readonly id: number; readonly rpcUrl: string }[]
  /** A port for the bundler of each chain, 0 for a free one. Default: from 4337 on, plus `LATCHKIT_PORT_OFFSET`. */
  readonly bundlerPorts?: readonly number[] | undefined
  /** Port of the paymaster, 0 for a free one. Default: 4339 plus `LATCHKIT_PORT_OFFSET`. */
  readonly paymasterPort?: number | undefined
}

/** Puts what smart accounts need on chains that run, and starts a bundler for each and a paymaster for all. */
export async function startSmartAccounts(
  parameters: StartSmartAccountsParameters,
): Promise<LocalSmartAccounts> {
  // Most users of the local stack have no smart accounts.
  const { openSmartAccounts } = await import('./openSmartAccounts.js')
  return await openSmartAccounts(parameters)
}
