import { type LocalSmartAccounts, type LocalStack, startEndpoint } from '@latchkit/local-stack'
import { createTestClient, type Hex, hexToBytes, http, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { vi } from 'vitest'
import type { ApprovalRow } from '../src/approval/describeRequest.js'
import { createReads, type Read } from '../src/rpc/createReads.js'
import type { PaymasterService } from '../src/smartAccount/askPaymaster.js'
import { deriveSmartAccount } from '../src/smartAccount/deriveSmartAccount.js'
import { sign } from '../src/wallet/sign.js'
import type { SignRequest } from '../src/wallet/signerMessages.js'
import { createAsk } from './createAsk.js'
import { textOf } from './describeIt.js'
import { toFrameContracts } from './toFrameContracts.js'

/** The frame's own code, which is compiled with a browser's types. */
type FrameCode = {
  prepareBatch(parameters: object): Promise<PreparedSmartBatch>
  readOperationStatus(operation: object, asks: object): Promise<BatchStatus>
}

type PreparedSmartBatch = {
  readonly description: { readonly rows: readonly ApprovalRow[] }
  readonly request: SignRequest
  readonly spends: unknown
  send(signed: Hex, options: object): Promise<{ readonly included: Promise<{ readonly isSuccess: boolean }> }>
  again?(error: unknown): Promise<PreparedSmartBatch> | undefined
}

type BatchStatus = {
  readonly status: number
  readonly receipts: readonly { readonly transactionHash: string; readonly logs: readonly object[] }[]
}

type SentBatch = { readonly hash: Hex; readonly nonce: Hex }

const load = async (name: string): Promise<Partial<FrameCode>> =>
  import(/* @vite-ignore */ new URL(`../src/smartAccount/${name}.ts`, import.meta.url).pathname)

const unused = new Uint8Array(32)
const chain = 'eip155:31337'

export type TestCall = { readonly to: Hex; readonly value?: bigint; readonly data?: Hex }

/** Smart accounts of fresh keys, whose batches the frame's own code makes. */
export async function openSmartBatches(stack: LocalStack, local: LocalSmartAccounts) {
  const code = { ...(await load('prepareBatch')), ...(await load('readOperationStatus')) } as FrameCode
  // Of one browser: what holds a lock is waited for.
  const locks = new Map<string, Promise<unknown>>()
  vi.stubGlobal('navigator', {
    locks: {
      request(name: string, _options: object, act: () => Promise<unknown>) {
        const next = (locks.get(name) ?? Promise.resolve()).then(act)
        locks.set(
          name,
          next.catch(() => {}),
        )
        return next
      },
    },
  })
  const rpcUrl = stack.chains[0].rpcUrl
  const bundler = await startEndpoint(local.bundlers[0]?.url ?? '')
  const paymaster = await startEndpoint(local.paymasterUrl)
  const node = createTestClient({ chain: foundry, mode: 'anvil', transport: http(rpcUrl) }).extend(
    publicActions,
  )
  const read = createReads({ [chain]: [rpcUrl] })
  const ask = createAsk(bundler.url)
  const askBundler: Read = (_chain, method, params) => ask(method, params)
  const contracts = toFrameContracts(local.contracts)

  function openAccount() {
    const key = generatePrivateKey()
    const owner = privateKeyToAddress(key)
    const { address } = deriveSmartAccount(owner, contracts)
    const smart = { address, chainId: 31337, owner, contracts }
    const events: string[] = []
    const kept: SentBatch[] = []
    const signOwn = (request: SignRequest) =>
      sign(request, {
        owner: hexToBytes(key),
        eip155: unused,
        solana: unused,
        addresses: { eip155: '', solana: '' },
      })
    return {
      address,
      smart,
      events,
      kept,
      prepare: (calls: readonly TestCall[], service?: PaymasterService) =>
        code.prepareBatch({
          smart,
          service,
          read,
          askBundler,
          projectId: 'p',
          accounts: [address],
          calls: calls.map(({ to, value = 0n, data = '0x' }) => ({ to, value, data })),
          paymasters: [new URL(paymaster.url).origin],
          signal: new AbortController().signal,
          sending: (isSending: boolean) => events.push(`sending ${isSending}`),
          sent: () => events.push('sent'),
          deployed: () => events.push('deployed'),
        }),
      async send(prepared: PreparedSmartBatch) {
        const signAgain = async (request: SignRequest) => signOwn(request)
        return prepared.send(await signOwn(prepared.request), {
          signAgain,
          keep: async (sent: SentBatch) => void kept.push(sent),
        })
      },
    }
  }
  return {
    bundler,
    paymaster,
    node,
    read,
    askBundler,
    openAccount,
    readStatus: (sent: SentBatch | undefined, sender: Hex, isAway = false) =>
      code.readOperationStatus(
        { ...sent, sender },
        {
          askNode: (method: string, params: readonly unknown[]) => read(chain, method, params),
          askBundler: (method: string, params: readonly unknown[]) =>
            isAway ? Promise.reject(new Error('away')) : askBundler(chain, method, params),
        },
      ),
    /** The page is closed: it holds no locks any more. */
    closePage: () => locks.clear(),
    give: (address: Hex, value: bigint) => node.setBalance({ address, value }),
    async stop() {
      vi.unstubAllGlobals()
      await Promise.all([bundler.stop(), paymaster.stop()])
    },
  }
}

/** Content of an approval, as text: the lines that have a label. */
export const textsOf = (rows: readonly ApprovalRow[]) =>
  rows.map(({ label, value }) => [typeof label === 'string' ? label : label.text, textOf(value)])
