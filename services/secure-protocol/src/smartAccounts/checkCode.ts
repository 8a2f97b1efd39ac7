import { type Hex, isHex, keccak256 } from 'viem'

/** Calls a node of the chain. */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * Checks on a chain that contracts are deployed, with the expected code where a hash is given. Both parameters are keyed by
 * contract name.
 *
 * @returns the problems found, for the operator of the site
 * @throws the errors of `ask`, when the chain is unreachable
 */
export async function checkCode(
  ask: AskNode,
  contracts: { readonly [name: string]: Hex },
  codeHashes: { readonly [name: string]: string | undefined } = {},
): Promise<readonly string[]> {
  const faults = await Promise.all(
    Object.entries(contracts).map(async ([name, address]) => {
      const code = await ask('eth_getCode', [address, 'latest'])
      if (!isHex(code) || code === '0x') return [`${name}: there is no contract at ${address}`]
      const found = keccak256(code)
      return (codeHashes[name] ?? found) === found ? [] : [`${name}: the hash of its code is ${found}`]
    }),
  )
  return faults.flat()
}
