import { once } from 'node:events'
import { createServer } from 'node:net'
import { Keypair, LAMPORTS_PER_SOL, Transaction } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fundSolana } from './fundSolana.js'
import { localSolanaChainId, localSolanaGenesisHash } from './localSolana.js'
import { mintTokens } from './mintTokens.js'
import { type LocalSolana, startSolana } from './startSolana.js'
import { openTestSocket } from './testing/openTestSocket.js'

/** CAIP-2 references of mainnet, devnet and testnet. */
const publicNetworks = [
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
]

describe('the JSON-RPC of the local chain', () => {
  let solana: LocalSolana
  const json = { 'content-type': 'application/json' }
  const post = (body: string, headers: Record<string, string> = json) =>
    fetch(solana.url, { method: 'POST', headers, body })
  const ask = async (body: unknown) =>
    JSON.parse(await (await post(typeof body === 'string' ? body : JSON.stringify(body))).text())
  const call = (method: string, params?: unknown, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params })

  beforeAll(async () => {
    solana = await startSolana({ port: 0, finalizedSlots: 2 })
  })
  afterAll(() => solana.stop())

  test('says what it is, which is no public network', async () => {
    expect(await ask(call('getGenesisHash'))).toEqual({
      jsonrpc: '2.0',
      result: localSolanaGenesisHash,
      id: 1,
    })
    expect(solana.caipNetworkId).toBe(localSolanaChainId)
    expect(localSolanaChainId).toBe(`solana:${localSolanaGenesisHash.slice(0, 32)}`)
    expect(localSolanaChainId).toMatch(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)
    expect(publicNetworks).not.toContain(localSolanaGenesisHash.slice(0, 32))
    expect((await ask(call('getHealth'))).result).toBe('ok')
    expect((await ask(call('getVersion'))).result).toEqual({
      'solana-core': expect.stringMatching(/^\d+\.\d+\.\d+-litesvm$/),
    })
    expect(await (await fetch(`${solana.url}/health`)).text()).toBe('ok')
  })

  test.each([
    ['no JSON', '{"jsonrpc":', -32700],
    ['a JSON string', '"getSlot"', -32600],
    ['an empty batch', '[]', -32600],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"getSlot"}', -32600],
    ['no method', '{"jsonrpc":"2.0","id":1}', -32600],
    ['an id that is an object', '{"jsonrpc":"2.0","id":{},"method":"getSlot"}', -32600],
    ['params that are a text', '{"jsonrpc":"2.0","id":1,"method":"getSlot","params":"x"}', -32600],
    ['named params', '{"jsonrpc":"2.0","id":1,"method":"getSlot","params":{"a":1}}', -32602],
    ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"getLeaderSchedule"}', -32601],
    ['a name of Object', '{"jsonrpc":"2.0","id":1,"method":"constructor"}', -32601],
    ['no address', '{"jsonrpc":"2.0","id":1,"method":"getBalance","params":[]}', -32602],
    ['a number for an address', '{"jsonrpc":"2.0","id":1,"method":"getBalance","params":[7]}', -32602],
    ['a bad address', '{"jsonrpc":"2.0","id":1,"method":"getBalance","params":["0x00"]}', -32602],
    [
      'an unknown commitment',
      `{"jsonrpc":"2.0","id":1,"method":"getSlot","params":[{"commitment":"recent"}]}`,
      -32602,
    ],
    [
      'an unknown encoding',
      `{"jsonrpc":"2.0","id":1,"method":"getAccountInfo","params":["11111111111111111111111111111111",{"encoding":"base64+zstd"}]}`,
      -32602,
    ],
    [
      'bytes that are no transaction',
      '{"jsonrpc":"2.0","id":1,"method":"sendTransaction","params":["3yZe7d"]}',
      -32602,
    ],
    [
      'an amount below zero',
      '{"jsonrpc":"2.0","id":1,"method":"getMinimumBalanceForRentExemption","params":[-1]}',
      -32602,
    ],
  ])('%s is an error of its kind', async (_name, body, code) => {
    expect(await ask(body)).toMatchObject({ jsonrpc: '2.0', error: { code, message: expect.any(String) } })
  })

  test('a batch is answered in order, without its notifications, and keeps ids of any kind', async () => {
    const answers = await ask([
      call('getHealth', [], 'a'),
      { jsonrpc: '2.0', method: 'getHealth' },
      call('nothing', [], null),
      7,
      call('getHealth', undefined, 2),
    ])
    expect(answers).toMatchObject([
      { id: 'a', result: 'ok' },
      { id: null, error: { code: -32601 } },
      { id: null, error: { code: -32600 } },
      { id: 2, result: 'ok' },
    ])
    expect(await (await post('[{"jsonrpc":"2.0","method":"getHealth"}]')).text()).toBe('')
    expect(
      await (await post('{"jsonrpc":"2.0","id":12345678901234567890,"method":"getHealth"}')).text(),
    ).toBe('{"jsonrpc":"2.0","result":"ok","id":12345678901234567890}')
  })

  test('pages of any origin may ask, with the headers that clients add', async () => {
    const preflight = await fetch(solana.url, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,solana-client',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,solana-client')
    const answer = await post(JSON.stringify(call('getHealth')), { ...json, origin: 'http://localhost:5173' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('what is no request of JSON-RPC over HTTP is refused by status', async () => {
    expect((await fetch(solana.url)).status).toBe(405)
    expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post(`"${'x'.repeat(1024 * 1024)}"`)).status).toBe(413)
  })

  test('fundSolana and mintTokens work from any process that has the address', async () => {
    const owner = Keypair.generate().publicKey.toBase58()
    await fundSolana({ url: solana.url, address: owner, lamports: LAMPORTS_PER_SOL })
    expect((await ask(call('getBalance', [owner, { commitment: 'confirmed' }]))).result.value).toBe(
      LAMPORTS_PER_SOL,
    )
    const { account } = await mintTokens({ url: solana.url, mint: 'token', owner, amount: 2_500_000n })
    const balance = await ask(call('getTokenAccountBalance', [account, { commitment: 'confirmed' }]))
    expect(balance.result.value).toEqual({
      amount: '2500000',
      decimals: 6,
      uiAmount: 2.5,
      uiAmountString: '2.5',
    })
    await expect(fundSolana({ url: solana.url, address: 'nobody', lamports: 5 })).rejects.toMatchObject({
      code: 'local-stack/call-failed',
    })
    const poor = Keypair.generate().publicKey.toBase58()
    await expect(fundSolana({ url: solana.url, address: poor, lamports: 5 })).rejects.toThrow(
      /insufficient funds for rent/,
    )
  })

  test('subscriptions end when asked, and a wrong one is an error', async () => {
    const socket = await openTestSocket(solana.webSocketUrl)
    const { result: id } = await socket.call('slotSubscribe')
    const seen = await socket.next('slotNotification')
    expect(seen).toEqual({
      jsonrpc: '2.0',
      method: 'slotNotification',
      params: {
        result: { slot: expect.any(Number), parent: expect.any(Number), root: expect.any(Number) },
        subscription: id,
      },
    })
    expect((await socket.call('slotUnsubscribe', [id])).result).toBe(true)
    expect((await socket.call('slotUnsubscribe', [id])).error).toEqual({
      code: -32602,
      message: 'Invalid subscription id.',
    })
    expect((await socket.call('signatureSubscribe', ['x'])).error.code).toBe(-32602)
    expect((await socket.call('voteSubscribe')).error.code).toBe(-32601)
    expect((await socket.call('getHealth')).error.code).toBe(-32601)
    socket.close()
  })

  test('a program that is not there is named so, and nothing is charged', async () => {
    const from = Keypair.generate()
    await solana.airdrop(from.publicKey.toBase58(), LAMPORTS_PER_SOL)
    const { result } = await ask(call('getLatestBlockhash', [{ commitment: 'confirmed' }]))
    const transaction = new Transaction({
      feePayer: from.publicKey,
      recentBlockhash: result.value.blockhash,
    }).add({ programId: Keypair.generate().publicKey, keys: [], data: Buffer.alloc(0) })
    transaction.sign(from)
    const { error } = await ask(
      call('sendTransaction', [
        transaction.serialize().toString('base64'),
        { encoding: 'base64', preflightCommitment: 'confirmed' },
      ]),
    )
    expect(error).toMatchObject({
      code: -32002,
      message: 'Transaction simulation failed: Attempt to load a program that does not exist',
      data: { err: 'ProgramAccountNotFound', logs: [], unitsConsumed: 0 },
    })
  })
})

test.each([
  { slotMilliseconds: -1 },
  { slotMilliseconds: 0.5 },
  { finalizedSlots: 0 },
  { finalizedSlots: 61 },
])('%o is refused before anything listens', async options => {
  await expect(startSolana({ port: 0, ...options })).rejects.toMatchObject({ code: 'local-stack/bad-option' })
})

test('a busy port is a typed error, and stop frees both ports', async () => {
  // Not of those that the system gives to outgoing connections: one could take the port between a stop and a start.
  const port = 20_000 + (process.pid % 10_000)
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  await expect(startSolana({ port })).rejects.toMatchObject({ code: 'local-stack/port-in-use', port })
  await expect(startSolana({ port: 0, webSocketPort: port })).rejects.toMatchObject({
    code: 'local-stack/port-in-use',
  })
  server.close()
  await once(server, 'close')
  const first = await startSolana({ port })
  await first.stop()
  await first.stop()
  const second = await startSolana({ port })
  await second.stop()
})
