import { startLocalStack, startSmartAccounts } from '@latchkit/local-stack'
import { createTestClient, type Hex, hexToBytes, http, parseEther, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { createReads, type Read } from '../src/rpc/createReads.js'
import { deriveSmartAccount } from '../src/smartAccount/deriveSmartAccount.js'
import { openSmartAccount } from '../src/smartAccount/openSmartAccount.js'
import { sign } from '../src/wallet/sign.js'
import type { SignRequest } from '../src/wallet/signerMessages.js'
import { createAsk } from './createAsk.js'
import { toFrameContracts } from './toFrameContracts.js'

export const localChain = 'eip155:31337'
const unused = new Uint8Array(32)

/** A chain with smart accounts and its bundler, which are called as the frame calls them. */
export async function openLocalAccounts() {
  const stack = await startLocalStack({ ports: [0, 0] })
  const [{ id, rpcUrl, token }] = stack.chains
  const local = await startSmartAccounts({ chains: [{ id, rpcUrl }], bundlerPorts: [0], paymasterPort: 0 })
  const node = createTestClient({ chain: foundry, mode: 'anvil', transport: http(rpcUrl) }).extend(
    publicActions,
  )
  const contracts = toFrameContracts(local.contracts)
  const bundlerUrl = local.bundlers[0]?.url ?? ''
  const read = createReads({ [localChain]: [rpcUrl] })
  const ask = createAsk(bundlerUrl)
  const askBundler: Read = (_chain, method, params) => ask(method, params)
  return {
    node,
    rpcUrl,
    bundlerUrl,
    token,
    contracts,
    read,
    askBundler,
    /** Calls a method of the bundler's that only the tests have. */
    bundling: (method: string, ...params: readonly unknown[]) =>
      askBundler('', `debug_bundler_${method}`, params),
    /** An account that is not deployed yet, and that of its key: each has one ether. */
    async openAccount(key: Hex = generatePrivateKey()) {
      const owner = privateKeyToAddress(key)
      const { address } = deriveSmartAccount(owner, contracts)
      for (const one of [address, owner]) await node.setBalance({ address: one, value: parseEther('1') })
      const smart = { address, chainId: 31337, owner, contracts }
      const signOwn = async (request: SignRequest) =>
        sign(request, {
          owner: hexToBytes(key),
          eip155: hexToBytes(key),
          solana: unused,
          addresses: { eip155: owner, solana: '' },
        })
      const open = () => openSmartAccount({ ...smart, read, sign: signOwn })
      return { address, smart, sign: signOwn, open }
    },
    async stop() {
      await local.stop()
      await stack.stop()
    },
  }
}

export type LocalAccounts = Awaited<ReturnType<typeof openLocalAccounts>>
