import { encodeFunctionData, erc20Abi, type Hex, keccak256, numberToHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { type AskNode, tryAsk } from '../../providers/askNode.js'
import { ProviderError } from '../../providers/providerError.js'

/** Payment of a faucet. */
export type Payment = {
  readonly account: Hex
  /** Null: the currency of the chain. */
  readonly token: Hex | null
  readonly amount: bigint
}

/** Signs and sends payments. */
export type Faucet = {
  /** Signs a transaction that can land once, and does not send it. */
  sign(payment: Payment): Promise<{ readonly signed: Hex; readonly hash: Hex }>
  /** Sends it, also if it is already known. */
  send(signed: Hex): Promise<void>
  /** Returns whether it landed. `lost`: it never can, since another transaction has taken its nonce. */
  follow(payment: { readonly signed: Hex; readonly hash: Hex }): Promise<'paid' | 'failed' | 'open' | 'lost'>
}

/** The well-known mnemonic of anvil and hardhat. */
const mnemonic = 'test test test test test test test test test test test junk'

/** Creates the faucet of a local chain: the last of its ten accounts, which has funds from the start. */
export function createFaucet(chainId: number, ask: AskNode): Faucet {
  const account = mnemonicToAccount(mnemonic, { addressIndex: 9 })
  const readNumber = async (method: string, params: readonly unknown[]): Promise<bigint> => {
    const answer = await ask(method, params)
    if (typeof answer !== 'string') throw new ProviderError('bad-answer', `${method}: no number`)
    return BigInt(answer)
  }
  return {
    async sign({ account: to, token, amount }) {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
      const call = token ? { to: token, data, value: 0n } : { to, value: amount }
      const request = { ...call, value: numberToHex(call.value), from: account.address }
      const [nonce, gasPrice, gas] = await Promise.all([
        readNumber('eth_getTransactionCount', [account.address, 'pending']),
        readNumber('eth_gasPrice', []),
        readNumber('eth_estimateGas', [request]),
      ])
      // Signed for this chain: it is not valid on another.
      const signed = await account.signTransaction({
        ...call,
        chainId,
        nonce: Number(nonce),
        gasPrice: 2n * gasPrice,
        gas: 2n * gas,
        type: 'legacy',
      })
      return { signed, hash: keccak256(signed) }
    },
    async send(signed) {
      await tryAsk(ask, 'eth_sendRawTransaction', [signed])
    },
    async follow({ signed, hash }) {
      const receipt = await ask('eth_getTransactionReceipt', [hash])
      if (typeof receipt === 'object' && receipt !== null && 'status' in receipt) {
        return receipt.status === '0x1' ? 'paid' : 'failed'
      }
      const sent = await tryAsk(ask, 'eth_sendRawTransaction', [signed])
      if (sent === hash) return 'open'
      const known = await ask('eth_getTransactionByHash', [hash])
      return known === null ? 'lost' : 'open'
    },
  }
}
