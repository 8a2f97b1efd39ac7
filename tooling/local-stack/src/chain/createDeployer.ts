import {
  type Abi,
  createTestClient,
  encodeDeployData,
  getContractAddress,
  type Hex,
  http,
  parseEther,
  publicActions,
} from 'viem'
import { LocalStackError } from '../localStackError.js'

/** The address of the contract that `deployer` deploys with its transaction `nonce`, on every chain. */
export const addressOf = (deployer: Hex, nonce: number): Hex =>
  getContractAddress({ from: deployer, nonce: BigInt(nonce) })

/** Sends transactions of an address without a key. Only its nonce matters: contracts have one address on all chains. */
export type Deployer = {
  deploy(contract: { readonly abi: Abi; readonly bytecode: Hex; readonly args?: readonly unknown[] }): void
  call(to: Hex, data: Hex, value?: bigint): void
  /** Sends them in their order. */
  send(): Promise<void>
}

/** Prepares transactions of `address`, with ether to pay for them. */
export function createDeployer(rpcUrl: string, address: Hex): Deployer {
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl), pollingInterval: 20 }).extend(
    publicActions,
  )
  const queue: { readonly data: Hex; readonly to?: Hex; readonly value?: Hex }[] = []
  return {
    deploy: ({ abi, bytecode, args }) => {
      queue.push({ data: encodeDeployData({ abi, bytecode, args: args ?? [] }) })
    },
    call: (to, data, value = 0n) => {
      queue.push({ to, data, value: `0x${value.toString(16)}` })
    },
    async send() {
      await client.setBalance({ address, value: parseEther('1000000') })
      await client.impersonateAccount({ address })
      const hashes: Hex[] = []
      for (const transaction of queue.splice(0)) {
        const hash = await client.request<{ ReturnType: Hex }>({
          method: 'eth_sendTransaction',
          params: [{ ...transaction, from: address, gas: '0x989680' }],
        })
        hashes.push(hash)
      }
      // The answers come before the blocks, and a block drops the transaction of an account that is no longer
      // impersonated.
      // A busy anvil takes many at once, and what a block has no room for stays in the pool until somebody mines.
      // Where viem looks for a replacement it misses a block, and a chain that mines on demand has no next one.
      const mining = setInterval(() => void client.mine({ blocks: 1 }).catch(() => {}), 500)
      const receipts = await Promise.all(
        hashes.map(hash => client.waitForTransactionReceipt({ checkReplacement: false, hash })),
      ).finally(() => clearInterval(mining))
      await client.stopImpersonatingAccount({ address })
      const failed = receipts.findIndex(({ status }) => status !== 'success')
      if (failed === -1) return
      throw new LocalStackError(
        'local-stack/chain-not-started',
        `Transaction ${failed} of ${address} failed: the contracts of the local chain could not be deployed.`,
      )
    },
  }
}
