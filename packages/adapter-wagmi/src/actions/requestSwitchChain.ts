import { isError, toProviderRpcError } from '@latchkit/core/errors'
import { pollUntil } from '@latchkit/core/http'
import type { AddEthereumChainParameter, EIP1193Provider } from 'viem'
import { parseChainId } from '../config/parseChainId.js'
import { ChainNotSwitchedError } from './errors.js'

/** Time from the answer of the wallet until its chain must have changed, in milliseconds. */
const settleTime = 10_000

/** Refusals that say something else than a missing chain. Wallets have many codes and texts for that. */
const otherRefusals = [
  'rpc/user-rejected',
  'rpc/unauthorized',
  'rpc/unsupported-method',
  'rpc/disconnected',
  'rpc/request-pending',
]

/**
 * Switches a wallet to a chain, and adds the chain first where the wallet does not have it. Resolves when the chain of the
 * wallet is the wanted one: some wallets answer before they switch, others switch and do not answer.
 *
 * @see https://eips.ethereum.org/EIPS/eip-3326
 * @see https://eips.ethereum.org/EIPS/eip-3085
 * @throws ChainNotSwitchedError `adapter/chain-not-switched`; the error of the wallet
 */
export async function requestSwitchChain(
  provider: EIP1193Provider,
  chain: AddEthereumChainParameter,
): Promise<void> {
  const { chainId } = chain
  const watch = watchChain(provider, Number(chainId))
  const requestSwitch = () =>
    provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  async function request() {
    try {
      await requestSwitch()
    } catch (error) {
      if (otherRefusals.some(code => isError(toProviderRpcError(error), code))) throw error
      // Some wallets switch and answer with an error.
      if (await watch.isSwitched()) return
      await provider.request({ method: 'wallet_addEthereumChain', params: [chain] })
      // Some wallets switch when they add a chain, others do not.
      if (!(await watch.isSwitched())) await requestSwitch()
    }
    if (!(await watch.isSwitched())) await watch.expire(settleTime)
  }
  try {
    await Promise.race([request(), watch.switched])
  } finally {
    watch.stop()
  }
}

/** Watches a wallet until its chain is the wanted one. */
function watchChain(provider: EIP1193Provider, wanted: number) {
  const stopped = new AbortController()
  let resolve = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const switched = new Promise<void>(done => {
    resolve = done
  })
  let isSwitched = false
  const see = (value: unknown) => {
    isSwitched = parseChainId(value) === wanted
    if (isSwitched) resolve()
  }
  async function ask() {
    try {
      see(await provider.request({ method: 'eth_chainId' }))
    } catch {
      // The next read or an event tells.
    }
  }
  provider.on?.('chainChanged', see)
  // Not every wallet emits an event.
  pollUntil({ read: async () => void (await ask()), interval: 1000, signal: stopped.signal }).catch(() => {})
  return {
    switched,
    async isSwitched(): Promise<boolean> {
      if (!isSwitched) await ask()
      return isSwitched
    },
    /** Rejects after a time, in milliseconds. */
    expire: (time: number) =>
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new ChainNotSwitchedError({ chainId: wanted })), time)
      }),
    stop() {
      // Some wallets have only `off`, the other name of the method in Node.js.
      const { off } = provider as { off?: EIP1193Provider['removeListener'] }
      const remove = provider.removeListener ?? off
      remove?.call(provider, 'chainChanged', see)
      clearTimeout(timer)
      stopped.abort()
    },
  }
}
