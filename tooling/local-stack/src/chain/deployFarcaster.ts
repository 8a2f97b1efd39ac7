import {
  createTestClient,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  http,
  pad,
  parseEther,
  publicActions,
} from 'viem'
import {
  idRegistryAbi,
  idRegistryBytecode,
  keyRegistryAbi,
  keyRegistryBytecode,
} from '../contracts/FarcasterRegistries.gen.js'
import { devAccounts } from './devAccounts.js'

// As that of the test token: only its nonce matters.
const deployer = '0x1A7c000000000000000000000000000000000001'

/** The registries of Farcaster ids on chain 31337. */
export const farcasterRegistries = {
  chainId: 31337,
  idRegistry: getContractAddress({ from: deployer, nonce: 0n }),
  keyRegistry: getContractAddress({ from: deployer, nonce: 1n }),
} as const

/** A person at Farcaster, with the keys of accounts that are public. */
export type FarcasterUser = {
  readonly fid: number
  readonly username: string
  /** Holds the id. */
  readonly custody: { readonly address: Hex; readonly privateKey: Hex }
  /** May sign in with the id, as an added key (FIP-11, auth address). */
  readonly auth: { readonly address: Hex; readonly privateKey: Hex }
}

/** The people of the local Farcaster: the accounts 10 to 13 of the development mnemonic. */
export function farcasterUsers(): readonly FarcasterUser[] {
  const [one, two, three, four] = devAccounts(14).slice(10)
  if (!one || !two || !three || !four) throw new RangeError('the development mnemonic has too few accounts')
  return [
    { fid: 1, username: 'ana', custody: one, auth: two },
    { fid: 2, username: 'ben', custody: three, auth: four },
  ]
}

/** Puts the registries on a fresh chain, with an id for each of {@link farcasterUsers} and its auth address as a key. */
export async function deployFarcaster(rpcUrl: string): Promise<void> {
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl), pollingInterval: 20 }).extend(
    publicActions,
  )
  const users = farcasterUsers()
  async function send(from: Hex, data: Hex, to?: Hex) {
    await client.setBalance({ address: from, value: parseEther('1') })
    await client.impersonateAccount({ address: from })
    const hash = await client.request<{ ReturnType: Hex }>({
      method: 'eth_sendTransaction',
      params: [{ from, data, gas: '0x1e8480', ...(to && { to }) }],
    })
    // Where viem looks for a replacement it misses a block, and a chain that mines on demand has no next one.
    const { status } = await client.waitForTransactionReceipt({ checkReplacement: false, hash })
    await client.stopImpersonatingAccount({ address: from })
    if (status !== 'success') throw new Error('The Farcaster registries could not be deployed.')
  }
  const custodies = users.map(({ custody }) => custody.address)
  const ids = { abi: idRegistryAbi, bytecode: idRegistryBytecode, args: [custodies] } as const
  await send(deployer, encodeDeployData(ids))
  const { idRegistry, keyRegistry } = farcasterRegistries
  const keys = { abi: keyRegistryAbi, bytecode: keyRegistryBytecode, args: [idRegistry] } as const
  await send(deployer, encodeDeployData(keys))
  await Promise.all(
    users.map(({ custody, auth }) => send(custody.address, addAuth(auth.address), keyRegistry)),
  )
}

/** Call data of `add` with an auth address as the key: type 2, the address padded to 32 bytes. */
function addAuth(address: Hex): Hex {
  return encodeFunctionData({
    abi: keyRegistryAbi,
    functionName: 'add',
    args: [2, pad(address)],
  })
}
