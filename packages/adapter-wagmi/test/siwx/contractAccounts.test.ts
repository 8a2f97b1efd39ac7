import {
  createSiwxMessage,
  type SiwxMessageData,
  type SiwxRpcRequest,
  type SiwxSession,
  verifySiwxSession,
} from '@latchkit/core/siwx'
import {
  contractAccountAbi,
  contractAccountBytecode,
  contractAccountFactoryAbi,
  contractAccountFactoryBytecode,
  type LocalStack,
  startLocalStack,
} from '@latchkit/local-stack'
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  type PublicClient,
  padHex,
  serializeErc6492Signature,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const owner = privateKeyToAccount(generatePrivateKey())
const stranger = privateKeyToAccount(generatePrivateKey())
const salt = padHex('0x01', { size: 32 })
const expected = { domain: 'dapp.example', nonce: 'abcdef0123456789' }

let stack: LocalStack
let chain: PublicClient
let request: SiwxRpcRequest
let deploy: (code: { abi: readonly unknown[]; bytecode: Hex; args?: readonly unknown[] }) => Promise<Hex>
let factory: Hex

beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
  const transport = http(stack.chains[0].rpcUrl)
  chain = createPublicClient({ transport, pollingInterval: 20 })
  request = ({ method, params }) => chain.transport.request({ method, params })
  const [sender] = stack.accounts
  if (!sender) throw new Error('The local chain has no accounts.')
  const from = createWalletClient({ account: privateKeyToAccount(sender.privateKey), transport })
  deploy = async code => {
    const hash = await from.deployContract({ ...code, chain: null })
    const { contractAddress } = await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
    if (!contractAddress) throw new Error('The contract could not be deployed.')
    return getAddress(contractAddress)
  }
  factory = await deploy({ abi: contractAccountFactoryAbi, bytecode: contractAccountFactoryBytecode })
})
afterAll(() => stack?.stop(), 60_000)

const deployAccount = () =>
  deploy({ abi: contractAccountAbi, bytecode: contractAccountBytecode, args: [owner.address] })

function write(accountAddress: Hex): Omit<SiwxSession, 'signature'> {
  const data: SiwxMessageData = {
    ...expected,
    uri: 'https://dapp.example',
    version: '1',
    chainId: `eip155:${stack.chains[0].id}`,
    accountAddress,
    issuedAt: new Date().toISOString(),
  }
  return { data, message: createSiwxMessage(data) }
}

const verify = (session: SiwxSession) =>
  verifySiwxSession({ session, expected: { ...expected, chains: [session.data.chainId] }, request })

describe('ERC-1271: a contract that is there', () => {
  test('holds its owner’s signature for its own, and for no other account', async () => {
    const account = await deployAccount()
    const { data, message } = write(account)
    const right = await owner.signMessage({ message })
    expect(await verify({ data, message, signature: right })).toEqual({ isValid: true })
    for (const signature of [
      await stranger.signMessage({ message }),
      await owner.signMessage({ message: `${message} ` }),
      `${right.slice(0, -2)}1d` as const,
    ])
      expect(await verify({ data, message, signature })).toMatchObject({ reason: 'signature-wrong' })
    // The contract reverts over other lengths.
    for (const signature of [right.slice(0, -2), `${right}00`, '0x00'])
      expect(await verify({ data, message, signature })).toMatchObject({ reason: 'signature-wrong' })
    expect(await verifySiwxSession({ session: { data, message, signature: right }, expected })).toMatchObject(
      {
        reason: 'chain-needed',
      },
    )
  })

  test('is not asked about another account’s signature', async () => {
    const one = await deployAccount()
    const other = await deployAccount()
    const { data, message } = write(one)
    const signature = await owner.signMessage({ message })
    expect(await verify({ data, message, signature })).toEqual({ isValid: true })
    const wrong = write(other)
    expect(await verify({ ...wrong, signature })).toMatchObject({ reason: 'signature-wrong' })
    expect(await verify({ data: wrong.data, message, signature })).toMatchObject({ reason: 'data-differs' })
  })
})

describe('ERC-6492: a contract that is not there yet', () => {
  const deployOwn = (of: Hex) =>
    encodeFunctionData({ abi: contractAccountFactoryAbi, functionName: 'deploy', args: [of, salt] })

  test('holds its owner’s signature for its own, and for no other account', async () => {
    const account = await chain.readContract({
      address: factory,
      abi: contractAccountFactoryAbi,
      functionName: 'addressOf',
      args: [owner.address, salt],
    })
    const { data, message } = write(account)
    const right = await owner.signMessage({ message })
    const wrong = await stranger.signMessage({ message })
    const wrap = (signature: Hex, code = deployOwn(owner.address), address = factory) =>
      serializeErc6492Signature({ address, data: code, signature })

    expect(await verify({ data, message, signature: wrap(right) })).toEqual({ isValid: true })
    expect(await chain.getCode({ address: account })).toBe(undefined)
    for (const signature of [
      wrap(wrong),
      wrap(right, deployOwn(stranger.address)),
      wrap(right, '0x'),
      wrap(right, undefined, stranger.address),
      // Without the wrapping there is no contract to call.
      right,
      '0x6492649264926492649264926492649264926492649264926492649264926492',
    ])
      expect(await verify({ data, message, signature })).toMatchObject({ reason: 'signature-wrong' })
    // A stranger's own contract is not the account.
    expect(
      await verify({ data, message, signature: wrap(wrong, deployOwn(stranger.address)) }),
    ).toMatchObject({
      reason: 'signature-wrong',
    })
    expect(
      await verifySiwxSession({ session: { data, message, signature: wrap(right) }, expected }),
    ).toMatchObject({ reason: 'chain-needed' })
  })
})

test('EIP-7702: an upgraded account signs by its key, and by what its code accepts', async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const { data, message } = write(account.address)
  const byKey = await account.signMessage({ message })
  const byCode = await owner.signMessage({ message })
  expect(await verify({ data, message, signature: byCode })).toMatchObject({ reason: 'signature-wrong' })
  const transport = http(stack.chains[0].rpcUrl)
  const [, sender] = stack.accounts
  if (!sender) throw new Error('The local chain has no second account.')
  const from = createWalletClient({ account: privateKeyToAccount(sender.privateKey), transport })
  const chainId = stack.chains[0].id
  const upgrade = { contractAddress: await deployAccount(), chainId, nonce: 0 }
  const authorization = await account.signAuthorization(upgrade)
  const hash = await from.sendTransaction({
    authorizationList: [authorization],
    to: account.address,
    chain: null,
    gas: 200_000n,
  })
  await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
  expect(await chain.getCode({ address: account.address })).toMatch(/^0xef0100/)
  for (const signature of [byKey, byCode])
    expect(await verify({ data, message, signature })).toEqual({ isValid: true })
  // The key keeps its account whatever the code says, so that it needs no node.
  const session = { data, message, signature: byKey }
  expect(await verifySiwxSession({ session, expected })).toEqual({ isValid: true })
  for (const signature of [await stranger.signMessage({ message }), '0x01', '0x0', '0x'])
    expect(await verify({ data, message, signature })).toMatchObject({ reason: 'signature-wrong' })
})

describe('a key', () => {
  test('needs no node; a wrong one is refused by the chain too', async () => {
    const { data, message } = write(owner.address)
    const signature = await owner.signMessage({ message })
    expect(await verifySiwxSession({ session: { data, message, signature }, expected })).toEqual({
      isValid: true,
    })
    const wrong = await stranger.signMessage({ message })
    expect(await verify({ data, message, signature: wrong })).toMatchObject({ reason: 'signature-wrong' })
  })
})

test('an address without a key or code belongs to no user, though the chain’s own recovery returns it', async () => {
  const zero = getAddress(padHex('0x00', { size: 20 }))
  for (const address of [zero, getAddress(padHex('0x04', { size: 20 })), stranger.address]) {
    const { data, message } = write(address)
    // `r` of zero: `ecrecover` fails and returns the zero address.
    const signature: Hex = `0x${'0'.repeat(64)}${'1'.repeat(64)}1b`
    expect(await verify({ data, message, signature })).toMatchObject({ reason: 'signature-wrong' })
  }
})

test('a node that is down causes no refusal', async () => {
  const { data, message } = write(stranger.address)
  const signature = await owner.signMessage({ message })
  const away = createPublicClient({ transport: http('http://127.0.0.1:1', { retryCount: 0 }) })
  const verdict = await verifySiwxSession({
    session: { data, message, signature },
    expected: { ...expected, chains: [data.chainId] },
    request: ({ method, params }) => away.transport.request({ method, params }),
  })
  expect(verdict).toMatchObject({ reason: 'chain-unreachable', cause: { name: 'HttpRequestError' } })
})
