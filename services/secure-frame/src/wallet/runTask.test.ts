import * as fc from 'fast-check'
import {
  bytesToHex,
  hashTypedData,
  parseTransaction,
  recoverTransactionAddress,
  serializeTransaction,
  verifyMessage,
  verifyTypedData,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, it } from 'vitest'
import { runTask } from './runTask.js'
import { sign } from './sign.js'
import type { SealedWallet, SignerResults, TransactionToSign } from './signerMessages.js'

const of = { projectId: 'p', userId: 'u', walletId: 'w', gen: 1 }
const transaction: TransactionToSign = {
  chainId: 31337,
  nonce: 0,
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  value: '0x0de0b6b3a7640000',
  data: '0x',
  gas: '0x5208',
  maxFeePerGas: '0x77359400',
  maxPriorityFeePerGas: '0x0',
  accessList: [],
}
const typedData = {
  domain: { name: 'App', chainId: 31337 },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Note: [{ name: 'text', type: 'string' }],
  },
  primaryType: 'Note',
  message: { text: 'hello' },
} as const

let created: SignerResults['create']

beforeAll(async () => {
  created = (await runTask({ task: 'create', of })) as SignerResults['create']
})

function wallet(shares: SealedWallet['shares'], changes: Partial<SealedWallet> = {}): SealedWallet {
  return { of, blob: created.blob, addresses: created.addresses, shares, ...changes }
}

const clone = (bytes: Uint8Array) => new Uint8Array(bytes)
const flip = (bytes: Uint8Array, bit: number) => {
  const flipped = clone(bytes)
  flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return flipped
}

describe('runTask', () => {
  it('rebuilds the key by any two of three shares', async () => {
    const { device, auth, recovery } = created.shares
    for (const shares of [
      [device, auth],
      [auth, recovery],
      [recovery, device],
    ] as const)
      expect(await runTask({ task: 'check', wallet: wallet(shares) })).toBe(true)
  })

  it('signs messages, typed data and transactions that others verify', async () => {
    const { device, auth } = created.shares
    const address = created.addresses.eip155 as `0x${string}`
    const signed = async (request: Parameters<typeof sign>[0]) =>
      (await runTask({ task: 'sign', wallet: wallet([device, auth]), request })) as `0x${string}`

    const message = new TextEncoder().encode('hello')
    const signature = await signed({ kind: 'message', message })
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
    const hash = hashTypedData({ ...typedData, types: { Note: typedData.types.Note } })
    const text = JSON.stringify(typedData)
    const typed = await signed({ kind: 'typedData', typedData: text, hash })
    const changed = text.replace(typedData.message.text, 'other')
    await expect(signed({ kind: 'typedData', typedData: changed, hash })).rejects.toThrow(
      'not what was shown',
    )
    expect(
      await verifyTypedData({
        ...typedData,
        types: { Note: typedData.types.Note },
        address,
        signature: typed,
      }),
    ).toBe(true)
    const raw = (await signed({ kind: 'transaction', transaction })) as `0x02${string}`
    expect(await recoverTransactionAddress({ serializedTransaction: raw })).toBe(address)
    expect(parseTransaction(raw)).toMatchObject({
      to: transaction.to?.toLowerCase(),
      value: 10n ** 18n,
      gas: 21_000n,
    })
  })

  it('signs requests by the owner of the smart account, and its address is no account of the wallet', async () => {
    const { device, auth } = created.shares
    const shared = wallet([device, auth])
    const owner = (await runTask({ task: 'owner', wallet: shared })) as `0x${string}`
    expect(owner).not.toBe(created.addresses.eip155)
    const signed = async (request: Parameters<typeof sign>[0]) =>
      (await runTask({ task: 'sign', wallet: shared, request })) as `0x${string}`
    const request = { kind: 'message', message: new TextEncoder().encode('hello'), by: 'owner' } as const
    const signature = await signed(request)
    expect(await verifyMessage({ address: owner, message: 'hello', signature })).toBe(true)
    const hash = hashTypedData({ ...typedData, types: { Note: typedData.types.Note } })
    const typed = await signed({ kind: 'typedData', typedData: JSON.stringify(typedData), hash, by: 'owner' })
    const { EIP712Domain: _, ...types } = typedData.types
    expect(await verifyTypedData({ ...typedData, types, address: owner, signature: typed })).toBe(true)
    // A transaction would be one of an account that does not exist.
    const refused = { kind: 'transaction', transaction, by: 'owner' } as const
    const raw = (await signed(refused)) as `0x02${string}`
    expect(await recoverTransactionAddress({ serializedTransaction: raw })).toBe(created.addresses.eip155)
  })

  it('splits again: the new shares go together, never with the older ones', async () => {
    const { device, auth } = created.shares
    const { shares } = (await runTask({
      task: 'reshare',
      wallet: wallet([device, auth]),
      shareGen: 2,
    })) as SignerResults['reshare']
    expect(await runTask({ task: 'check', wallet: wallet([shares.device, shares.recovery]) })).toBe(true)
    await expect(runTask({ task: 'check', wallet: wallet([shares.device, auth]) })).rejects.toThrow(
      RangeError,
    )
  })

  it('sec 17: a changed bit of a share, the blob or what it belongs to is an error, never another address', async () => {
    const { device, auth } = created.shares
    const check = (changed: SealedWallet) => runTask({ task: 'check', wallet: changed })
    // The index is no part of what is shared: as that of the third share it opens the same wallet.
    const thirdIndex = 5 * 8 + 1
    expect(flip(device, thirdIndex)[5]).toBe(created.shares.recovery[5])
    expect(await check(wallet([flip(device, thirdIndex), auth]))).toBe(true)
    for (let bit = 0; bit < device.length * 8; bit += 1)
      if (bit !== thirdIndex)
        await expect(check(wallet([flip(device, bit), auth])), `bit ${bit}`).rejects.toThrow()
    await fc.assert(
      fc.asyncProperty(fc.nat(created.blob.length * 8 - 1), async bit => {
        await expect(check(wallet([device, auth], { blob: flip(created.blob, bit) }))).rejects.toThrow()
      }),
      { numRuns: 20 },
    )
    await expect(check(wallet([device, auth], { of: { ...of, userId: 'v' } }))).rejects.toThrow()
    await expect(check(wallet([device, clone(device)]))).rejects.toThrow(RangeError)
    const addresses = { ...created.addresses, eip155: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }
    await expect(check(wallet([device, auth], { addresses }))).rejects.toThrow(RangeError)
  })
})

it('signs what an approval shows together, each by its own key', () => {
  const accounts = {
    addresses: created.addresses,
    eip155: new Uint8Array(32).fill(0x17),
    solana: new Uint8Array(32),
    owner: new Uint8Array(32).fill(0x18),
  }
  const message = new Uint8Array([1])
  const one = { kind: 'message', message } as const
  const other = { kind: 'message', message, by: 'owner' } as const
  const last = { kind: 'transaction', transaction } as const
  const joined = [one, other, last].map(request => sign(request, accounts).slice(2)).join('')
  expect(sign({ kind: 'several', requests: [one, other, last] }, accounts)).toBe(`0x${joined}`)
})

it('encodes and signs transactions as viem does', async () => {
  const key = `0x${'17'.repeat(32)}` as const
  const accounts = {
    addresses: created.addresses,
    eip155: new Uint8Array(32).fill(0x17),
    solana: new Uint8Array(32),
    owner: new Uint8Array(32).fill(0x18),
  }
  const hex = (max: bigint) => fc.bigInt(0n, max).map(value => `0x${value.toString(16)}` as const)
  const bytes = fc.uint8Array({ maxLength: 80 }).map(data => bytesToHex(data))
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        chainId: fc.integer({ min: 1, max: 2 ** 31 }),
        nonce: fc.nat(),
        value: hex(2n ** 200n),
        data: bytes,
        gas: hex(2n ** 40n),
        maxFeePerGas: hex(2n ** 60n),
        to: fc.constantFrom(transaction.to, null),
      }),
      async fields => {
        const given: TransactionToSign = { ...transaction, ...fields }
        const expected = await privateKeyToAccount(key).signTransaction(
          {
            type: 'eip1559',
            chainId: given.chainId,
            nonce: given.nonce,
            to: given.to,
            data: given.data,
            value: BigInt(given.value),
            gas: BigInt(given.gas),
            maxFeePerGas: BigInt(given.maxFeePerGas),
            maxPriorityFeePerGas: 0n,
          },
          { serializer: serializeTransaction },
        )
        expect(sign({ kind: 'transaction', transaction: given }, accounts)).toBe(expected)
      },
    ),
    { numRuns: 100 },
  )
})

it.each(['legacy', 'eip2930'] as const)(
  'C38: encodes and signs a transaction of type %s as viem does',
  async type => {
    const account = privateKeyToAccount(`0x${'17'.repeat(32)}`)
    const accounts = {
      addresses: created.addresses,
      eip155: new Uint8Array(32).fill(0x17),
      solana: new Uint8Array(32),
      owner: new Uint8Array(32).fill(0x18),
    }
    const slot = { address: account.address, storageKeys: [`0x${'01'.repeat(32)}`] } as const
    const changes = fc.record({
      chainId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      nonce: fc.nat(),
      data: fc.uint8Array({ maxLength: 80 }).map(data => bytesToHex(data)),
      to: fc.constantFrom(transaction.to, null),
      accessList: fc.constantFrom([], type === 'legacy' ? [] : [slot]),
    })
    await fc.assert(
      fc.asyncProperty(changes, async fields => {
        const { accessList, ...common } = fields
        const gasPrice = BigInt(transaction.maxFeePerGas)
        const values = { value: BigInt(transaction.value), gas: BigInt(transaction.gas), gasPrice }
        const expected = await (type === 'legacy'
          ? account.signTransaction({ ...common, ...values, type })
          : account.signTransaction({ ...common, ...values, type, accessList }))
        const given: TransactionToSign = { ...transaction, ...fields, type }
        expect(sign({ kind: 'transaction', transaction: given }, accounts)).toBe(expected)
      }),
      { numRuns: 50 },
    )
    const delegate = `0x${'63'.repeat(20)}` as const
    const upgrade: TransactionToSign = { ...transaction, to: account.address, type, delegate }
    expect(() => sign({ kind: 'transaction', transaction: upgrade }, accounts)).toThrow(RangeError)
  },
)

describe('sec 23: a transaction that upgrades its account', () => {
  const key = `0x${'17'.repeat(32)}` as const
  const account = privateKeyToAccount(key)
  const accounts = {
    addresses: { eip155: account.address, solana: '' },
    eip155: new Uint8Array(32).fill(0x17),
    solana: new Uint8Array(32),
    owner: new Uint8Array(32).fill(0x18),
  }
  const delegate = `0x${'63'.repeat(20)}` as const
  const upgrade = (changes: Partial<TransactionToSign>) =>
    sign(
      { kind: 'transaction', transaction: { ...transaction, to: account.address, delegate, ...changes } },
      accounts,
    )

  it('is signed with its authorization as viem does', async () => {
    const changes = fc.record({
      chainId: fc.integer({ min: 1, max: 2 ** 31 }),
      nonce: fc.nat(),
      data: fc.uint8Array({ maxLength: 80 }).map(data => bytesToHex(data)),
      delegate: fc.constantFrom(delegate, zeroAddress),
    })
    await fc.assert(
      fc.asyncProperty(changes, async fields => {
        const { chainId, nonce, data, delegate: contractAddress } = fields
        const signed = await account.signAuthorization({ chainId, nonce: nonce + 1, contractAddress })
        const expected = await account.signTransaction(
          {
            type: 'eip7702',
            chainId,
            nonce,
            data,
            to: account.address,
            authorizationList: [signed],
            value: BigInt(transaction.value),
            gas: BigInt(transaction.gas),
            maxFeePerGas: BigInt(transaction.maxFeePerGas),
            maxPriorityFeePerGas: 0n,
          },
          { serializer: serializeTransaction },
        )
        expect(upgrade(fields)).toBe(expected)
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    ['on each chain', { chainId: 0 }],
    ['to another account', { to: transaction.to }],
    ['that makes a contract', { to: null }],
  ])('is not signed %s', (_what, changes) => {
    expect(() => upgrade(changes)).toThrow(RangeError)
  })
})
