import { type Hex, isHex, keccak256 } from 'viem'

/** Asks a node of the chain. */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * Asks a chain whether contracts are there, with the code that is expected where a hash says so. Both have the names of the
 * contracts.
 *
 * @returns what is wrong, for whoever runs the site
 * @throws what `ask` throws, when the chain cannot be asked
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
