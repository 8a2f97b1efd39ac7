import type { Grant } from '@latchkit/delegations'
import { type Delegation, encodePermissionContext, toDelegationTypedData } from '@latchkit/delegations'
import {
  deployAssets,
  deploySmartAccounts,
  type LocalStack,
  localAssets,
  startLocalStack,
  testTokenAbi,
  testTokenAddress,
} from '@latchkit/local-stack'
import { DelegationManager } from '@metamask/delegation-abis'
import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  decodeErrorResult,
  encodeFunctionData,
  type Hex,
  hashTypedData,
  hexToBytes,
  http,
  parseAbi,
  parseEther,
  stringify,
} from 'viem'
import { entryPoint07Abi, toPackedUserOperation, type UserOperation } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { readGrantRequests } from '../src/permissions/readPermissionRequests.js'
import { toDelegation } from '../src/permissions/toDelegation.js'
import { createReads } from '../src/rpc/createReads.js'
import { openSmartAccount } from '../src/smartAccount/openSmartAccount.js'
import { sign } from '../src/wallet/sign.js'

/** A permission that an account gave, and what uses it. */
export type GivenPermission = {
  readonly grant: Grant
  readonly delegation: Delegation
  readonly context: Hex
}

export type Grants = Awaited<ReturnType<typeof openGrants>>

const errors = [...DelegationManager, ...parseAbi(['error Error(string reason)'])] as const
const unused = new Uint8Array(32)

/** A local chain with the Delegation Framework, and a smart account there with ether, the test token and three NFTs. */
export async function openGrants() {
  const stack: LocalStack = await startLocalStack({ ports: [0, 0] })
  const [{ rpcUrl }] = stack.chains
  const [bundler, delegate] = stack.accounts.map(({ privateKey }) => privateKeyToAccount(privateKey))
  if (!bundler || !delegate) throw new RangeError('the local chain has too few accounts')
  const transport = http(rpcUrl, { batch: { batchSize: 50 } })
  const chain = createPublicClient({ chain: foundry, transport, pollingInterval: 20 })
  const clock = createTestClient({ mode: 'anvil', chain: foundry, transport })
  const wallet = createWalletClient({ chain: foundry, transport })
  const { enforcers, ...deployed } = await deploySmartAccounts(rpcUrl)
  const { entryPoint07: entryPoint, delegationManager } = deployed
  const contracts = { ...deployed, entryPoint }
  const reads = createReads({ 'eip155:31337': [rpcUrl] })

  async function openAccount() {
    const key = generatePrivateKey()
    const keys = {
      owner: hexToBytes(key),
      eip155: unused,
      solana: unused,
      addresses: { eip155: '', solana: '' },
    }
    const smart = await openSmartAccount({
      chainId: 31337,
      contracts,
      owner: privateKeyToAddress(key),
      read: reads,
      sign: async request => sign(request, keys),
    })
    const { address } = smart
    await clock.setBalance({ address, value: parseEther('100') })

    /** Has the account make calls, as a bundler does. The first operation deploys it. */
    async function operate(calls: readonly { to: Hex; data?: Hex }[]) {
      const isDeployed = await smart.isDeployed()
      const operation: UserOperation<'0.7'> = {
        sender: address,
        nonce: await smart.getNonce(),
        signature: '0x',
        ...(!isDeployed && (await smart.getFactoryArgs())),
        callData: await smart.encodeCalls(calls),
        callGasLimit: 1_000_000n,
        verificationGasLimit: 2_000_000n,
        preVerificationGas: 100_000n,
        maxFeePerGas: 2_000_000_000n,
        maxPriorityFeePerGas: 1_000_000_000n,
      }
      const signature = await smart.signUserOperation(operation)
      const packed = toPackedUserOperation({ ...operation, signature })
      const args = [[packed], bundler?.address ?? '0x'] as const
      const data = encodeFunctionData({ abi: entryPoint07Abi, functionName: 'handleOps', args })
      await send(bundler, entryPoint, data)
    }

    /** Gives what a request asks for, as the frame does once the user approved. */
    async function give(request: object): Promise<readonly GivenPermission[]> {
      const { timestamp } = await chain.getBlock()
      const signer = { type: 'account', data: { address: delegate?.address } }
      const requests = await readGrantRequests([{ chainId: '0x7a69', signer, ...request }], Number(timestamp))
      return requests.flatMap(({ grants }) => grants.map(({ asked: _, ...grant }) => signGrant(grant)))
    }

    function signGrant(grant: Grant): GivenPermission {
      const salt = BigInt(generatePrivateKey())
      const delegation = toDelegation({ grant, account: address, contracts, enforcers, salt })
      const typed = toDelegationTypedData(delegation, { chainId: 31337, delegationManager })
      const request = { kind: 'typedData', typedData: stringify(typed), hash: hashTypedData(typed) } as const
      const signature = sign({ ...request, by: 'owner' }, keys)
      return { grant, delegation, context: encodePermissionContext([{ ...delegation, signature }]) }
    }

    return { address, operate, give }
  }

  type Sender = typeof delegate

  async function send(account: Sender | undefined, to: Hex, data: Hex) {
    if (!account) throw new RangeError('no sender')
    const hash = await wallet.sendTransaction({ account, to, data })
    const { status } = await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
    if (status !== 'success') throw new RangeError('the transaction was reverted')
  }

  /** Why a redemption fails: the text or the error of a contract; `undefined` when it succeeds. */
  async function refuse(data: Hex, account: Hex = delegate?.address ?? '0x'): Promise<string | undefined> {
    try {
      await chain.call({ account, to: delegationManager, data })
      return undefined
    } catch (error) {
      const raw = findData(error)
      if (!raw) throw error
      if (raw === '0x') return 'no reason'
      const { errorName, args } = decodeErrorResult({ abi: errors, data: raw })
      return errorName === 'Error' ? String(args?.[0]) : errorName
    }
  }

  const account = await openAccount()
  await deployAssets(rpcUrl, account.address)
  const transfer = [account.address, 1_000_000_000n] as const
  await send(
    bundler,
    testTokenAddress,
    encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: transfer }),
  )
  await account.operate([{ to: bundler.address }])
  return {
    chain,
    clock,
    wallet,
    account,
    delegate,
    contracts,
    delegationManager,
    enforcers,
    openAccount,
    refuse,
    redeem: (data: Hex) => send(delegate, delegationManager, data),
    deploy: account.operate,
    token: testTokenAddress,
    nft: localAssets.nft,
    stop: () => stack.stop(),
  }
}

/** The data that a contract reverted with, from the errors that viem puts around it. */
function findData(error: unknown): Hex | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const data = 'data' in cause ? cause.data : undefined
    if (typeof data === 'string' && data.startsWith('0x')) return data as Hex
  }
  return undefined
}
