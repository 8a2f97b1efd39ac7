import { createWalletClient, type EIP1193Provider, type Hex, http, numberToHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

type Listener = (value: unknown) => void

export type TestWalletOptions = {
  readonly name: string
  readonly rdns: string
  readonly accounts: readonly [PrivateKeyAccount, ...PrivateKeyAccount[]]
  /** RPC endpoint by chain id: the networks that the wallet knows. */
  readonly chains: { readonly [chainId: number]: string }
  readonly icon?: string | undefined
  /** Answer to `wallet_getAssets`; the capability `assetDiscovery` is there with it. */
  readonly assets?: unknown
  /** Answer to `wallet_getCallsStatus`. */
  readonly callsStatus?: unknown
  /** Gas of every transaction, so that one that reverts is sent. Default: as the chain estimates it. */
  readonly gas?: bigint | undefined
  /** It chooses the nonce of every transaction itself. */
  readonly ignoresNonce?: boolean | undefined
  /** Methods that it does not have. */
  readonly without?: readonly string[] | undefined
}

type SentFields = {
  readonly from: Hex
  readonly to: Hex
  readonly value?: Hex
  readonly data?: Hex
  readonly nonce?: Hex
  readonly gasPrice?: Hex
  readonly maxFeePerGas?: Hex
  readonly maxPriorityFeePerGas?: Hex
}

const toFees = ({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: SentFields) =>
  gasPrice
    ? { gasPrice: BigInt(gasPrice) }
    : maxFeePerGas && maxPriorityFeePerGas
      ? { maxFeePerGas: BigInt(maxFeePerGas), maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas) }
      : {}

export type TestWallet = ReturnType<typeof createTestWallet>

/**
 * A wallet with real keys on real chains, as an extension puts it into a page: it remembers what it granted while the
 * page is loaded again, emits events of grants before it answers, and asks its person about everything that matters.
 */
export function createTestWallet(options: TestWalletOptions) {
  const { name, rdns, without = [] } = options
  const icon = options.icon ?? 'data:image/svg+xml,<svg/>'
  const chains = new Map(Object.entries(options.chains).map(([id, url]) => [Number(id), url]))
  const listeners = new Map<string, Listener[]>()
  const answers: (() => Promise<void>)[] = []
  const requests: { readonly method: string; readonly params: unknown }[] = []
  let accounts = [...options.accounts]
  let chainId = [...chains.keys()][0] ?? 1
  let granted = false

  const fail = (code: number, message: string) => Object.assign(new Error(message), { code })
  const emit = (event: string, value: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  const exposed = () => (granted ? accounts.map(({ address }) => address) : [])
  const ask = async () => answers.shift()?.()
  const grant = async () => {
    await ask()
    granted = true
    emit('accountsChanged', exposed())
  }
  const setChain = (id: number) => {
    chainId = id
    emit('chainChanged', numberToHex(id))
  }
  const signer = (address: unknown) => {
    const account = accounts.find(one => one.address.toLowerCase() === String(address).toLowerCase())
    if (!granted || !account) throw fail(4100, 'Unauthorized.')
    return account
  }
  const send = async (transaction: SentFields) => {
    const account = signer(transaction.from)
    await ask()
    const client = createWalletClient({ account, transport: http(chains.get(chainId)) })
    return client.sendTransaction({
      chain: null,
      to: transaction.to,
      ...(transaction.value ? { value: BigInt(transaction.value) } : {}),
      ...(transaction.data ? { data: transaction.data } : {}),
      ...toFees(transaction),
      ...(transaction.nonce && !options.ignoresNonce ? { nonce: Number(transaction.nonce) } : {}),
      ...(options.gas === undefined ? {} : { gas: options.gas }),
    })
  }

  const methods: { [method: string]: (params: readonly never[]) => Promise<unknown> } = {
    eth_accounts: async () => exposed(),
    eth_chainId: async () => numberToHex(chainId),
    async eth_requestAccounts() {
      if (!granted) await grant()
      return exposed()
    },
    async wallet_requestPermissions() {
      await grant()
      return [{ parentCapability: 'eth_accounts', caveats: [{ value: exposed() }] }]
    },
    async wallet_revokePermissions() {
      granted = false
      emit('accountsChanged', [])
      return null
    },
    async personal_sign([message, address]: readonly Hex[]) {
      const account = signer(address)
      await ask()
      return account.signMessage({ message: { raw: message ?? '0x' } })
    },
    eth_sendTransaction: ([transaction]: readonly Parameters<typeof send>[0][]) => {
      if (!transaction) throw fail(-32602, 'Expected a transaction.')
      return send(transaction)
    },
    async wallet_switchEthereumChain([chain]: readonly { chainId: Hex }[]) {
      const id = Number(chain?.chainId)
      if (!chains.has(id)) throw fail(4902, 'Unrecognized chain ID.')
      await ask()
      setChain(id)
      return null
    },
    async wallet_addEthereumChain([chain]: readonly { chainId: Hex; rpcUrls: readonly string[] }[]) {
      await ask()
      if (chain?.rpcUrls[0]) chains.set(Number(chain.chainId), chain.rpcUrls[0])
      return null
    },
    wallet_getCapabilities: async () => ({
      [numberToHex(chainId)]: {
        atomic: { status: 'supported' },
        ...(options.assets !== undefined && { assetDiscovery: { supported: true } }),
      },
    }),
    wallet_getAssets: async () => options.assets,
    async wallet_sendCalls([batch]: readonly { from: Hex; calls: readonly { to: Hex; value?: Hex }[] }[]) {
      const hashes: Hex[] = []
      const from = batch?.from ?? '0x'
      for (const call of batch?.calls ?? []) hashes.push(await send({ from, ...call }))
      return { id: hashes.at(-1) }
    },
    wallet_getCallsStatus: async () => options.callsStatus,
    wallet_showCallsStatus: async () => null,
  }

  const provider = {
    async request({ method, params = [] }: { method: string; params?: readonly never[] }) {
      requests.push({ method, params })
      const run = methods[method]
      if (without.includes(method) || !run) throw fail(4200, `${method} is not supported.`)
      return run(params)
    },
    on: (event: string, listener: Listener) =>
      void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    removeListener(event: string, listener: Listener) {
      const left = [...(listeners.get(event) ?? [])]
      const index = left.indexOf(listener)
      if (index >= 0) left.splice(index, 1)
      listeners.set(event, left)
    },
  }

  return {
    rdns,
    name,
    provider: provider as typeof provider & EIP1193Provider,
    requests,
    announce: () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: { info: { uuid: crypto.randomUUID(), name, rdns, icon }, provider },
        }),
      ),
    /** Listeners that the page has on the wallet. */
    listenerCount: () => [...listeners.values()].flat().length,
    removeListeners: () => listeners.clear(),
    approveNext: () => void answers.push(async () => {}),
    rejectNext: () => void answers.push(() => Promise.reject(fail(4001, 'User rejected the request.'))),
    failNext: (code: number, message = 'Fault.') =>
      void answers.push(() => Promise.reject(fail(code, message))),
    holdNext() {
      let release = () => {}
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      answers.push(() => held)
      return async () => {
        release()
        for (let turn = 0; turn < 5; turn++) await new Promise(resolve => setTimeout(resolve))
      }
    },
    /** The person picks the other account. */
    async changeAccount(): Promise<string> {
      accounts = [...accounts.slice(1), ...accounts.slice(0, 1)]
      emit('accountsChanged', exposed())
      return exposed()[0] ?? ''
    },
    changeChain: async (id: number) => setChain(id),
    /** Changes the chain without an event. */
    changeChainSilently(id: number) {
      chainId = id
    },
    /** Replaces the answer to a method. */
    replace(method: string, run: (params: readonly never[]) => unknown) {
      methods[method] = async params => run(params)
    },
    /** The person takes the grant back, or locks the wallet. */
    async revoke() {
      granted = false
      emit('accountsChanged', [])
    },
    /** The person gives the page access without being asked by it, or unlocks the wallet. */
    async grant() {
      granted = true
      emit('accountsChanged', exposed())
    },
    emit,
    isGranted: () => granted,
    chainId: () => chainId,
    addresses: () => accounts.map(({ address }) => address),
  }
}
