import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createTestClient,
  encodeDeployData,
  getContractAddress,
  type Hex,
  http,
  isHex,
  parseUnits,
  publicActions,
} from 'viem'
import { testTokenAbi, testTokenBytecode } from '../contracts/TestToken.gen.js'

/** Address of Multicall3 on every public chain. */
export const multicall3Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** The creation code of Multicall3 that viem carries for its deployless calls, which it does not export. */
async function multicall3InitCode(): Promise<Hex> {
  const viem = dirname(createRequire(import.meta.url).resolve('viem/package.json'))
  const constants: Record<string, unknown> = await import(
    pathToFileURL(join(viem, '_esm/constants/contracts.js')).href
  )
  const code = constants.multicall3Bytecode
  if (!isHex(code)) throw new Error('viem no longer carries multicall3Bytecode in constants/contracts.')
  return code
}

// Only its nonce matters: 0 on a fresh chain, so that the token has one address on all of them and no
// account of the mnemonic is used up.
const deployer = '0x1a7c000000000000000000000000000000000000'

/** The test token (TUSD, 6 decimals), the same on every local chain. */
export const testTokenAddress = getContractAddress({ from: deployer, nonce: 0n })

/** Puts Multicall3 and the test token on a fresh chain; returns the token's address. */
export async function deployBasics(rpcUrl: string, holders: Hex[]): Promise<Hex> {
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl), pollingInterval: 20 }).extend(
    publicActions,
  )
  const runtime = await client.request<{ ReturnType: Hex }>({
    method: 'eth_call',
    params: [{ data: await multicall3InitCode() }, 'latest'],
  })
  const amountEach = parseUnits('1000000', 6)
  const data = encodeDeployData({
    abi: testTokenAbi,
    bytecode: testTokenBytecode,
    args: [holders, amountEach],
  })
  await client.setCode({ address: multicall3Address, bytecode: runtime })
  await client.setBalance({ address: deployer, value: parseUnits('1', 18) })
  await client.impersonateAccount({ address: deployer })
  const hash = await client.request<{ ReturnType: Hex }>({
    method: 'eth_sendTransaction',
    params: [{ from: deployer, data, gas: '0x4c4b40' }],
  })
  // The answer comes before the block, and a block drops the transaction of an account that is no longer impersonated.
  // Where viem looks for a replacement it misses a block, and a chain that mines on demand has no next one.
  const receipt = await client.waitForTransactionReceipt({ checkReplacement: false, hash })
  await client.stopImpersonatingAccount({ address: deployer })
  if (receipt.status !== 'success') throw new Error('The test token could not be deployed.')
  return testTokenAddress
}
