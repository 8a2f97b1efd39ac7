import { type LocalStack, startLocalStack } from '@latchkit/local-stack'
import { createPublicClient, createWalletClient, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGateway } from './openGateway.js'
import { postRpc } from './postRpc.js'

let stack: LocalStack
beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
})
afterAll(() => stack?.stop())

const dead = 'http://127.0.0.1:1'
const rpcUrls = () => ({
  'eip155:31337': [stack.chains[0].rpcUrl],
  'eip155:31338': [dead, stack.chains[1].rpcUrl],
})

describe('POST /v1/ with real chains', () => {
  it('asks the chain that is named, over a dead node too', async () => {
    const { url } = await openGateway({ rpcUrls: rpcUrls() })
    for (const chain of stack.chains) {
      const call = { jsonrpc: '2.0', id: 9, method: 'eth_chainId', params: [] }
      const { status, json } = await postRpc(url, `eip155:${chain.id}`, call)
      expect([status, json]).toEqual([200, { jsonrpc: '2.0', id: 9, result: `0x${chain.id.toString(16)}` }])
    }
  })

  it('passes errors of the chain on as they are', async () => {
    const { url } = await openGateway({ rpcUrls: rpcUrls() })
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_nothing', params: [] }
    const direct = await fetch(stack.chains[0].rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
    })
    const { status, json } = await postRpc(url, 'eip155:31337', call)
    expect([status, json]).toEqual([200, await direct.json()])
    expect(json).toMatchObject({ error: { code: -32601 } })
  })

  it('serves viem with batches of 1000, and sends a transaction', async () => {
    const { url } = await openGateway({ rpcUrls: rpcUrls() })
    const address = `${url}/v1/?chainId=eip155:31338&projectId=x`
    const transport = http(address, { batch: { batchSize: 1000 }, retryCount: 0 })
    const client = createPublicClient({ transport })
    const [sender, receiver] = stack.accounts
    if (!sender || !receiver) throw new TypeError('the stack has no accounts')
    const before = await client.getBalance({ address: receiver.address })
    const wallet = createWalletClient({
      transport: http(address),
      account: privateKeyToAccount(sender.privateKey),
    })
    const hash = await wallet.sendTransaction({ to: receiver.address, value: parseEther('1'), chain: null })
    const receipt = await client.waitForTransactionReceipt({
      checkReplacement: false,
      hash,
      pollingInterval: 50,
    })
    expect(receipt.status).toBe('success')
    const balances = await Promise.all(
      Array.from({ length: 1000 }, () =>
        client.getBalance({ address: receiver.address, blockTag: 'latest' }),
      ),
    )
    expect(new Set(balances)).toEqual(new Set([before + parseEther('1')]))
  })

  it('lists the chains that it serves', async () => {
    const { url } = await openGateway({ rpcUrls: rpcUrls() })
    const listed = (await (await fetch(`${url}/v1/supported-chains`)).json()) as {
      http: string[]
      ws: string[]
    }
    expect(listed.http).toEqual(expect.arrayContaining(['eip155:1', 'eip155:31337', 'eip155:31338']))
    expect(listed.http.some(id => id.startsWith('solana:'))).toBe(false)
    expect(listed.ws).toEqual([])
    for (const chainId of listed.http.filter(id => /:3133[78]$/.test(id))) {
      const { status } = await postRpc(url, chainId, { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' })
      expect(status).toBe(200)
    }
  })
})
