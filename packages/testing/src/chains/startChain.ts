import { callChain } from '../common/rpc.js'
import { TestingError } from '../common/testingError.js'

/** Ids of the EVM chains that the test wallets sign for. No public network has them. */
export type LocalChainId = 31337 | 31338

/** A local EVM chain. */
export type TestChain = {
  readonly id: LocalChainId
  readonly name: string
  /** JSON-RPC over HTTP. */
  readonly rpcUrl: string
  /** Accounts of the public development mnemonic, with 10,000 ether and 1,000,000 test tokens each. */
  readonly accounts: readonly { readonly address: `0x${string}`; readonly privateKey: `0x${string}` }[]
  /** An ERC-20 token with 6 decimals, TUSD. */
  readonly token: `0x${string}`
  /** Sends a JSON-RPC request, methods of anvil included. Throws what the chain answers. */
  request(method: string, params?: readonly unknown[]): Promise<unknown>
  /** Balance of an account, in wei. */
  balance(address: string): Promise<bigint>
  /** Sets the balance of an account, in wei. */
  setBalance(address: string, wei: bigint): Promise<void>
  /** Adds blocks. Default: one. */
  mine(blocks?: number): Promise<void>
  stop(): Promise<void>
}

/** The id and the port of a chain. */
export type StartChainParameters = {
  /** Default: 31337. */
  readonly id?: LocalChainId | undefined
  /** Default: a free port. */
  readonly port?: number | undefined
}

/**
 * Starts an EVM chain with anvil, from the optional peer `@foundry-rs/anvil`. It has Multicall3 and a test token, and
 * ends with the process that started it.
 *
 * @throws TestingError `chain/not-started`
 * @example
 * const chain = await startChain()
 * await chain.setBalance('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 10n ** 18n)
 * await chain.stop()
 */
export async function startChain({ id = 31337, port = 0 }: StartChainParameters = {}): Promise<TestChain> {
  // A test of Solana alone loads none of it.
  const { deployBasics, devAccounts, endProcess, startAnvil, watchChildren } = await import(
    '@latchkit/local-stack/chain'
  )
  const watch = watchChildren()
  const anvil = await startAnvil({ chainId: id, port, watch }).catch(cause => {
    watch.close()
    throw new TestingError(
      'chain/not-started',
      `The chain ${id} did not start: ${cause.message} The test kit needs the package @foundry-rs/anvil.`,
      { cause },
    )
  })
  const rpcUrl = `http://127.0.0.1:${anvil.port}`
  const accounts = devAccounts()
  const token = await deployBasics(
    rpcUrl,
    accounts.map(({ address }) => address),
  )
  const request = (method: string, params: readonly unknown[] = []) => callChain(rpcUrl, method, params)
  return {
    id,
    name: `Latchkit Local ${id - 31336}`,
    rpcUrl,
    accounts,
    token,
    request,
    balance: async address => BigInt(`${await request('eth_getBalance', [address, 'latest'])}`),
    setBalance: async (address, wei) => {
      await request('anvil_setBalance', [address, `0x${wei.toString(16)}`])
    },
    mine: async (blocks = 1) => {
      await request('anvil_mine', [`0x${blocks.toString(16)}`])
    },
    stop: async () => {
      await endProcess(anvil.child)
      watch.close()
    },
  }
}
