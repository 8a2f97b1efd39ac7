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
import { type ApprovalMessage, openApprovals } from './approvals.js'

type Args = { readonly method: string; readonly params?: unknown }

export type EmbeddedWallet = ReturnType<typeof createEmbeddedWallet>

/** A wallet that lives in the page, with a real key on real chains. Its owner approves in another tab. */
export function createEmbeddedWallet(key: Hex, networks: ReturnType<typeof localNetworks>) {
  const account = privateKeyToAccount(key)
  const channel = openApprovals()
  const waiting = new Map<number, { method: string; settle: (approved: boolean) => void }>()
  const asked: string[] = []
  let nextId = 1
  let chain = networks[0]
  const client = () => createWalletClient({ account, chain, transport: http() })
  channel.onmessage = ({ data }: MessageEvent<ApprovalMessage>) => {
    if (data.type !== 'answer') return
    waiting.get(data.id)?.settle(data.approved)
    waiting.delete(data.id)
  }

  async function approval(method: string): Promise<void> {
    const id = nextId++
    const approved = await new Promise<boolean>(settle => {
      waiting.set(id, { method, settle })
      channel.postMessage({ type: 'ask', id, method } satisfies ApprovalMessage)
    })
    if (!approved) throw new UserRejectedRequestError(new Error('The owner said no.'))
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
    /** Takes the approvals of a method off the owner's device. */
    abort(method: string) {
      for (const [id, one] of waiting) if (one.method === method) waiting.delete(id)
      channel.postMessage({ type: 'abort', method } satisfies ApprovalMessage)
    },
  }
}
