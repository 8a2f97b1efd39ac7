import {
  createWalletClient,
  type Hex,
  http,
  numberToHex,
  type RpcTransactionRequest,
  UserRejectedRequestError,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { localNetworks } from '../localNetworks.js'
import { createOwner } from './createOwner.js'

type Args = { readonly method: string; readonly params?: unknown }

export type EmbeddedWallet = ReturnType<typeof createEmbeddedWallet>

/** A wallet that lives in the page, with a real key on real chains. Its owner approves in another tab. */
export function createEmbeddedWallet(key: Hex, networks: ReturnType<typeof localNetworks>) {
  const account = privateKeyToAccount(key)
  const owner = createOwner()
  const asked: string[] = []
  let chain = networks[0]
  const client = () => createWalletClient({ account, chain, transport: http() })

  async function approval(method: string): Promise<void> {
    if (!(await owner.approves(method))) throw new UserRejectedRequestError(new Error('The owner said no.'))
  }

  async function answer({ method, params }: Args): Promise<unknown> {
    const [first, second]: readonly unknown[] = Array.isArray(params) ? params : []
    switch (method) {
      case 'eth_accounts':
        return [account.address]
      case 'eth_chainId':
        return numberToHex(chain.id)
      case 'personal_sign':
        await approval(method)
        return account.signMessage({ message: { raw: first as Hex } })
      case 'eth_signTypedData_v4':
        await approval(method)
        return account.signTypedData(JSON.parse(String(second)))
      case 'eth_sendTransaction': {
        await approval(method)
        const { to, value, data } = first as RpcTransactionRequest
        return client().sendTransaction({ to, data, value: BigInt(value ?? 0) })
      }
      default:
        // A local chain, read as it is.
        return client().request({ method, params } as never)
    }
  }

  return {
    address: account.address,
    networks,
    /** Every method that came through the policy. */
    asked,
    getChainId: () => chain.id,
    switchChain(chainId: number) {
      chain = networks.find(({ id }) => id === chainId) ?? chain
      return chain
    },
    request(args: Args): Promise<unknown> {
      asked.push(args.method)
      return answer(args)
    },
    abort: owner.abort,
  }
}
