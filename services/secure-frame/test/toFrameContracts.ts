import type { LocalSmartAccounts } from '@latchkit/local-stack'

/** The contracts of a local chain under the names that the frame has for them. */
export function toFrameContracts(contracts: LocalSmartAccounts['contracts']) {
  const { entryPoint07: entryPoint, delegationManager, ...others } = contracts
  const { simpleFactory, hybridDeleGator, eip7702StatelessDeleGator } = others
  return { entryPoint, delegationManager, simpleFactory, hybridDeleGator, eip7702StatelessDeleGator }
}
