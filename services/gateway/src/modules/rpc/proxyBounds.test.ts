import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { openGateway } from '../../../test/openGateway.js'
import { echo, openUpstream } from '../../../test/openUpstream.js'
import { postRpc } from '../../../test/postRpc.js'

const id = 'eip155:31337'
const call = (method: string, callId: unknown = 1) => ({ jsonrpc: '2.0', id: callId, method, params: [] })
const head = '{"jsonrpc":"2.0","id":1,"result":"'

async function openSlowNode(start: string) {
  const open: ServerResponse[] = []
  const node = await openUpstream((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write(start)
    open.push(response)
  })
  const finish = (text: string) => {
    for (const response of open.splice(0)) response.end(text)
  }
  return { ...node, finish }
}

describe('answers of nodes', () => {
  it('are forwarded as they arrive, unless they are short', async () => {
    const node = await openSlowNode(`${head}${'x'.repeat(200_000)}`)
    const { url } = await openGateway({ rpcUrls: { [id]: [node.url] } })
    const response = await fetch(`${url}/v1/?chainId=${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call('eth_call')),
    })
    expect(response.status).toBe(200)
    const parts: Uint8Array[] = []
    for await (const part of response.body ?? []) {
      parts.push(part)
      node.finish('"}')
    }
    const text = Buffer.concat(parts).toString()
    expect(text).toBe(`${head}${'x'.repeat(200_000)}"}`)
  })

  it('that are too long break off, however they are sent', async () => {
    const long = 'x'.repeat(300_000)
    const node = await openSlowNode(`${head}${long}`)
    const { url } = await openGateway({ rpcUrls: { [id]: [node.url] }, limits: { answerBytes: 400_000 } })
    const request = postRpc(url, id, call('eth_call'))
    const failed = expect(request).rejects.toThrow()
    await expect.poll(() => node.asked.length).toBe(1)
    node.finish(`${long}"}`)
    await failed
  })

  it('that stop in the middle are not waited for', async () => {
    const node = await openSlowNode(`${head}${'x'.repeat(200_000)}`)
    const { url } = await openGateway({ rpcUrls: { [id]: [node.url] }, limits: { rpcTimeout: 1500 } })
    await expect(postRpc(url, id, call('eth_call'))).rejects.toThrow()
  })

  it('that begin like no answer are not forwarded', async () => {
    const node = await openUpstream((_, response) => response.end(`<h1>${'x'.repeat(200_000)}`))
    const { url } = await openGateway({ rpcUrls: { [id]: [node.url] } })
    expect((await postRpc(url, id, call('eth_call'))).status).toBe(502)
  })

  it('are held within one bound for all callers', async () => {
    const node = await openSlowNode(`[${head}${'x'.repeat(80_000)}`)
    const { url } = await openGateway({ rpcUrls: { [id]: [node.url] }, limits: { bufferedBytes: 100_000 } })
    const held = async () => {
      const metrics = await (await fetch(`${url}/metrics`)).text()
      return Number(/^gateway_buffered_bytes (\d+)$/m.exec(metrics)?.[1])
    }
    const first = postRpc(url, id, [call('eth_call')])
    await expect.poll(held).toBeGreaterThan(80_000)
    const second = await postRpc(url, id, [call('eth_call', 'mine')])
    expect(second).toMatchObject({ status: 503, json: [{ id: 'mine', error: { code: -32005 } }] })
    expect(second.headers.get('retry-after')).toBe('1')
    node.finish('"}]')
    expect(await first).toMatchObject({ status: 200, json: [{ id: 1 }] })
    await expect.poll(held).toBe(0)
    const third = postRpc(url, id, [call('eth_call')])
    await expect.poll(held).toBeGreaterThan(80_000)
    node.finish('"}]')
    expect((await third).status).toBe(200)
    await expect.poll(held).toBe(0)
  })
})

describe('methods', () => {
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const open = async (rpcMethods?: { [namespace: string]: string[] }) => {
    const node = await openUpstream(echo)
    const rpcUrls = {
      [id]: [node.url],
      [solana]: [node.url],
      'bip122:000000000019d6689c085ae165831e93': [node.url],
    }
    return { node, ...(await openGateway({ rpcUrls, rpcMethods })) }
  }

  it.each([
    'personal_sign',
    'admin_peers',
    'debug_traceTransaction',
    'miner_start',
    'anvil_setBalance',
    'hardhat_reset',
    'evm_snapshot',
    'txpool_content',
    'eth_sign',
    'eth_sendTransaction',
    'getBalance',
    'toString',
  ])('%s does not reach a node', async method => {
    const { node, url } = await open()
    const message = `Method not found: this gateway does not forward ${method}`
    expect(await postRpc(url, id, call(method, 7))).toMatchObject({
      status: 200,
      json: { jsonrpc: '2.0', id: 7, error: { code: -32601, message } },
    })
    expect((await postRpc(url, id, [call(method, 7), call('eth_call', 8)])).json).toMatchObject([
      { id: 8, result: 'eth_call' },
      { id: 7, error: { code: -32601 } },
    ])
    expect(node.asked.map(({ body }) => body)).toMatchObject([[{ method: 'eth_call' }]])
  })

  it('are those of the namespace, and what the deployer adds', async () => {
    const added = { eip155: ['trace_*', 'eth_accounts'], bip122: ['getrawtransaction'] }
    const { url } = await open(added)
    const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
    for (const [chain, method, isForwarded] of [
      [id, 'eth_getLogs', true],
      [id, 'eth_sendRawTransaction', true],
      [id, 'trace_block', true],
      [id, 'eth_accounts', true],
      [id, 'eth_accountsOfOthers', false],
      [solana, 'getAccountInfo', true],
      [solana, 'sendTransaction', true],
      [solana, 'requestAirdrop', false],
      [solana, 'trace_block', false],
      [bitcoin, 'getrawtransaction', true],
      [bitcoin, 'dumpwallet', false],
    ] as const) {
      const { json } = await postRpc(url, chain, call(method))
      expect([method, json]).toMatchObject([
        method,
        isForwarded ? { result: method } : { error: { code: -32601 } },
      ])
    }
  })
})

describe('the content type', () => {
  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['Application/JSON; charset=utf-8', 200],
  ])('%s gets %i: a form cannot post without a preflight', async (type, status) => {
    const node = await openUpstream(echo)
    const { url } = await openGateway({ rpcUrls: { [id]: [node.url] } })
    const headers = { 'content-type': type }
    expect((await postRpc(url, id, call('eth_call'), { headers })).status).toBe(status)
    expect(node.asked).toHaveLength(status === 200 ? 1 : 0)
  })
})
