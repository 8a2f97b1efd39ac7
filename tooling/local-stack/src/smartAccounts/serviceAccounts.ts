import { type DevAccount, devAccounts } from '../chain/devAccounts.js'

/** Accounts that the services of smart accounts use, so that the nonces of no other account change by themselves. */
export type ServiceAccounts = {
  /** Send the bundles of a bundler. */
  readonly executors: readonly DevAccount[]
  /** Deploys what a bundler simulates with. */
  readonly utility: DevAccount
  /** Signs what the paymaster pays for. */
  readonly sponsor: DevAccount
  /** Owns the DelegationManager, which it can pause, and the paymaster's deposit. */
  readonly owner: DevAccount
}

/** The accounts 14 to 18 of the development mnemonic. */
export function serviceAccounts(): ServiceAccounts {
  const [one, two, utility, sponsor, owner] = devAccounts(19).slice(14)
  if (!one || !two || !utility || !sponsor || !owner)
    throw new RangeError('the development mnemonic has too few accounts')
  return { executors: [one, two], utility, sponsor, owner }
}
