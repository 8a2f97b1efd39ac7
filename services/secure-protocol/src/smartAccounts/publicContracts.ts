import type { AccountContracts } from '../api/smartAccounts.js'

/**
 * The Delegation Framework 1.3.0 on public chains, and its entry point 0.7.
 *
 * @see `@metamask/delegation-deployments` 2.0.0, which has the same addresses for each of its chains
 */
export const publicContracts: AccountContracts = {
  entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  delegationManager: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
  simpleFactory: '0x69Aa2f9fe1572F1B640E1bbc512f5c3a734fc77c',
  hybridDeleGator: '0x48dBe696A4D990079e039489bA2053B36E8FFEC4',
  eip7702StatelessDeleGator: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B',
}

/** Chains with {@link publicContracts}: main networks, then test networks. */
export const publicChains: ReadonlySet<number> = new Set([
  1, 10, 56, 100, 130, 137, 143, 146, 1155, 1329, 2020, 4114, 4217, 4326, 4663, 5000, 8453, 42161, 42170,
  42220, 57073, 59144, 80094, 747474, 97, 1301, 1328, 5003, 5115, 6343, 10143, 10200, 13579, 14601, 42431,
  46630, 59141, 80002, 80069, 84532, 202601, 421614, 560048, 737373, 763373, 5042002, 11142220, 11155111,
  11155420,
])
