import {
  decodeCalls,
  deriveSmartAccount,
  encodeCalls,
  toOperationTypedData,
} from '@latchkit/secure-frame/testing'
import {
  getSmartAccountsEnvironment,
  Implementation,
  toMetaMaskSmartAccount,
} from '@metamask/smart-accounts-kit'
import { encodeCalls as encodeByKit } from '@metamask/smart-accounts-kit/utils'
import { createPublicClient, custom, recoverTypedDataAddress } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { describe, expect, test } from 'vitest'

const owner = privateKeyToAccount(generatePrivateKey())

describe.each(process.env.LATCHKIT_FULL ? [1, 8453, 11_155_111] : [1])(
  'the kit of the framework, on chain %i',
  id => {
    const environment = getSmartAccountsEnvironment(id)
    const entryPoint = environment.EntryPoint
    const ours = deriveSmartAccount(owner.address, {
      simpleFactory: environment.SimpleFactory,
      hybridDeleGator: environment.implementations.HybridDeleGatorImpl ?? '0x',
    })
    // There is no code at the account, which is all that it reads.
    const client = createPublicClient({
      chain: { ...foundry, id },
      transport: custom({ request: async () => '0x' }),
    })
    const openByKit = () =>
      toMetaMaskSmartAccount({
        client,
        implementation: Implementation.Hybrid,
        environment,
        deployParams: [owner.address, [], [], []],
        deploySalt: '0x',
        signer: { account: owner },
      })

    test('has the same account, deployed by the same bytes', async () => {
      const account = await openByKit()
      expect(ours.address).toBe(account.address)
      const { factory, factoryData } = ours
      expect({ factory, factoryData }).toEqual(await account.getFactoryArgs())
    })

    test('signs the same hash of an operation', async () => {
      const account = await openByKit()
      const { address: sender, factory, factoryData } = ours
      const operation: UserOperation<'0.7'> = {
        sender,
        nonce: 5n,
        callData: '0x1234',
        factory,
        factoryData,
        signature: '0x',
        callGasLimit: 1n,
        verificationGasLimit: 2n,
        preVerificationGas: 3n,
        maxFeePerGas: 4n,
        maxPriorityFeePerGas: 5n,
        paymaster: owner.address,
        paymasterData: '0x9a',
        paymasterVerificationGasLimit: 6n,
        paymasterPostOpGasLimit: 7n,
      }
      const signature = await account.signUserOperation(operation)
      const typedData = toOperationTypedData({ chainId: id, entryPoint, operation })
      expect(await recoverTypedDataAddress({ ...typedData, signature })).toBe(owner.address)
    })
  },
)

test('the kit writes a batch as we do, and we read a single call as it writes it', () => {
  const [one, two] = [
    { to: owner.address, value: 1n, data: '0x12' },
    { to: owner.address, value: 2n, data: '0x' },
  ] as const
  expect(encodeByKit([one, two])).toBe(encodeCalls([one, two]))
  expect(decodeCalls(encodeByKit([one]))).toEqual([one])
})
