import {
  type Abi,
  decodeFunctionResult,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  isHex,
  parseAbi,
  zeroHash,
} from 'viem'
import type { SmartAccountChain } from '../api/smartAccounts.js'
import { type AskNode, checkCode } from './checkCode.js'

const abi = parseAbi([
  'function VERSION() view returns (string)',
  'function entryPoint() view returns (address)',
  'function delegationManager() view returns (address)',
  'function computeAddress(bytes32 bytecodeHash, bytes32 salt) view returns (address)',
])

/** Version of the framework. */
export const version = '1.3.0'

/**
 * Checks that the contracts of a chain are those that smart accounts need: code, with the expected hash where given,
 * version, entry point and manager of the accounts, and a factory that deploys correctly. The code of upgraded accounts is
 * checked where `eip7702` is set.
 *
 * @returns the problems found, for the operator of the site
 * @throws the errors of `ask`, when the chain is unreachable
 */
export async function checkContracts(
  ask: AskNode,
  {
    contracts,
    eip7702,
    codeHashes = {},
  }: Pick<SmartAccountChain, 'contracts' | 'eip7702'> & {
    readonly codeHashes?: { readonly [contract: string]: string | undefined } | undefined
  },
): Promise<readonly string[]> {
  const needed = Object.entries(contracts).filter(([name]) => eip7702 || name !== 'eip7702StatelessDeleGator')
  const missing = await checkCode(ask, Object.fromEntries(needed), codeHashes)
  // A contract without code answers nothing.
  if (missing.length > 0) return missing

  const { entryPoint, delegationManager, simpleFactory } = contracts
  const read = async (to: Hex, functionName: string, args: readonly unknown[]) => {
    const data = encodeFunctionData({ abi: abi as Abi, functionName, args })
    const answer = await ask('eth_call', [{ to, data }, 'latest'])
    return isHex(answer) && answer !== '0x'
      ? decodeFunctionResult({ abi: abi as Abi, functionName, data: answer })
      : undefined
  }
  const compare = async (
    name: keyof typeof contracts,
    wanted: unknown,
    method: string,
    args: unknown[] = [],
  ) => {
    const found = await read(contracts[name], method, args)
    const isRight = String(found).toLowerCase() === String(wanted).toLowerCase()
    return isRight ? [] : [`${name}: ${method} is ${String(found)}, not ${String(wanted)}`]
  }
  const accounts = ['hybridDeleGator', ...(eip7702 ? (['eip7702StatelessDeleGator'] as const) : [])] as const
  const deployed = getContractAddress({
    opcode: 'CREATE2',
    from: simpleFactory,
    salt: zeroHash,
    bytecodeHash: zeroHash,
  })
  const faults = await Promise.all([
    ...accounts.flatMap(name => [
      compare(name, version, 'VERSION'),
      compare(name, entryPoint, 'entryPoint'),
      compare(name, delegationManager, 'delegationManager'),
    ]),
    compare('delegationManager', version, 'VERSION'),
    compare('simpleFactory', deployed, 'computeAddress', [zeroHash, zeroHash]),
  ])
  return faults.flat()
}
