import {
  decodePermissionContext,
  encodePermissionContext,
  encodeRevocation,
  toDelegationTypedData,
} from '@latchkit/delegations'
import { deploySmartAccounts, type LocalStack, startLocalStack } from '@latchkit/local-stack'
import {
  deriveSmartAccount,
  readExecutionRequests,
  toDelegation,
  toExecutionResponse,
} from '@latchkit/secure-frame/testing'
import { contracts as kit } from '@metamask/smart-accounts-kit'
import {
  erc7710WalletActions,
  erc7715ProviderActions,
  getNativeTokenPeriodTransferEnforcerAvailableAmount,
} from '@metamask/smart-accounts-kit/actions'
import {
  decodeDelegations,
  hashDelegation,
  overrideDeployedEnvironment,
} from '@metamask/smart-accounts-kit/utils'
import {
  createClient,
  createTestClient,
  custom,
  type Hex,
  http,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stack: LocalStack
let local: Awaited<ReturnType<typeof deploySmartAccounts>>
beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
  local = await deploySmartAccounts(stack.chains[0].rpcUrl)
})
afterAll(() => stack?.stop())

const shop = `0x${'51'.repeat(20)}` as const
const [signer, backend] = [0, 1].map(() => privateKeyToAccount(generatePrivateKey())) as [Key, Key]
type Key = ReturnType<typeof privateKeyToAccount>

test.each(['smart account', 'upgraded account'])(
  'the kit asks the %s for a permission, redeems it, sees it revoked',
  async kind => {
    const { delegationManager, simpleFactory, enforcers, entryPoint07: entryPoint } = local
    const contracts = { ...local, entryPoint }
    const environment = {
      DelegationManager: delegationManager,
      EntryPoint: entryPoint,
      SimpleFactory: simpleFactory,
      implementations: {},
      caveatEnforcers: { ...enforcers },
    }
    overrideDeployedEnvironment(foundry.id, '1.3.0', environment)
    const chain = createTestClient({
      mode: 'anvil',
      chain: foundry,
      transport: http(stack.chains[0].rpcUrl),
      pollingInterval: 20,
    })
      .extend(publicActions)
      .extend(walletActions)
    const wait = async (hash: Hex) =>
      expect((await chain.waitForTransactionReceipt({ checkReplacement: false, hash })).status).toBe(
        'success',
      )
    const isSmart = kind === 'smart account'
    const derived = deriveSmartAccount(signer.address, contracts)
    const account = isSmart ? derived.address : signer.address
    for (const address of [account, signer.address, backend.address])
      await chain.setBalance({ address, value: parseEther('10') })
    if (isSmart)
      await wait(
        await chain.sendTransaction({ account: backend, to: derived.factory, data: derived.factoryData }),
      )
    else {
      const contractAddress = local.eip7702StatelessDeleGator
      const authorization = await chain.signAuthorization({
        account: signer,
        contractAddress,
        executor: 'self',
      })
      await wait(
        await chain.sendTransaction({ account: signer, to: account, authorizationList: [authorization] }),
      )
    }

    // The frame's handling of the request once the user approved.
    async function answer(params: unknown) {
      const now = Number((await chain.getBlock()).timestamp)
      const grants = readExecutionRequests(params, now).flatMap(request => request.grants)
      return Promise.all(
        grants.map(async ({ asked: permission, ...grant }) => {
          const delegation = toDelegation({
            grant,
            account,
            contracts,
            enforcers,
            salt: BigInt(generatePrivateKey()),
          })
          const typed = toDelegationTypedData(delegation, { chainId: foundry.id, delegationManager })
          const signature = await signer.signTypedData(typed)
          const context = encodePermissionContext([{ ...delegation, signature }])
          const { delegate, until } = grant
          return toExecutionResponse(
            {
              origin: 'x',
              chainId: foundry.id,
              account,
              delegate,
              until,
              permission,
              context,
              dependencies: [],
            },
            delegationManager,
          )
        }),
      )
    }
    const provider = createClient({
      chain: foundry,
      transport: custom({ request: async ({ params }) => answer(params) }, { retryCount: 0 }),
    }).extend(erc7715ProviderActions())
    const [granted] = await provider.requestExecutionPermissions([
      {
        chainId: foundry.id,
        from: account,
        to: backend.address,
        expiry: Number((await chain.getBlock()).timestamp) + 3600,
        permission: {
          type: 'native-token-periodic',
          isAdjustmentAllowed: false,
          data: { periodAmount: 8n, periodDuration: 3600 },
        },
      },
    ])
    if (!granted) throw new TypeError('nothing was granted')
    expect(granted).toMatchObject({
      chainId: foundry.id,
      from: account,
      permission: { data: { periodAmount: 8n } },
    })

    const redeemer = createClient({
      account: backend,
      chain: foundry,
      transport: http(stack.chains[0].rpcUrl),
    })
      .extend(walletActions)
      .extend(erc7710WalletActions())
    const pay = (value: bigint) =>
      redeemer.sendTransactionWithDelegation({
        account: backend,
        chain: foundry,
        to: shop,
        value,
        data: '0x',
        permissionContext: granted.context,
        delegationManager: granted.delegationManager,
      } as never)
    const before = await chain.getBalance({ address: shop })
    await wait(await pay(5n))
    expect((await chain.getBalance({ address: shop })) - before).toBe(5n)
    const [delegation] = decodeDelegations(granted.context)
    if (!delegation) throw new TypeError('the context has a delegation')
    const left = await getNativeTokenPeriodTransferEnforcerAvailableAmount(chain, environment, { delegation })
    expect(left.availableAmount).toBe(3n)
    await expect(pay(4n)).rejects.toThrow('transfer-amount-exceeded')

    const isDisabled = () =>
      kit.DelegationManager.read.disabledDelegations({
        client: chain,
        contractAddress: delegationManager,
        delegationHash: hashDelegation(delegation),
      })
    expect(await isDisabled()).toBe(false)
    const [ours] = decodePermissionContext(granted.context)
    if (!ours) throw new TypeError('the context has a delegation')
    const data = encodeRevocation(ours)
    await chain.impersonateAccount({ address: account })
    await wait(await chain.sendUnsignedTransaction({ from: account, to: delegationManager, data }))
    expect(await isDisabled()).toBe(true)
    await expect(pay(1n)).rejects.toThrow()
  },
)
