import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { getBalance } from '../src/actions/getBalance.js'
import { createRuntime } from '../src/createRuntime.js'
import { requestNode } from '../src/rpc/node.js'
import { localId, localNetworks } from './localNetworks.js'

afterEach(() => vi.useRealTimers())

/** A node that answers what the test says; undefined is no answer at all. */
async function startNode(answer: () => { readonly status?: number; readonly body: string } | undefined) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const given = answer()
    if (given) response.writeHead(given.status ?? 200).end(given.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}
const result = (text: string) => () => ({ body: `{"jsonrpc":"2.0","id":1,"result":${text}}` })
const failure = (error: object) => () => ({ body: JSON.stringify({ jsonrpc: '2.0', id: 1, error }) })
function at(...http: readonly string[]) {
  const [network] = localNetworks('')
  return { ...network, rpcUrls: { ...network.rpcUrls, default: { http } } }
}
const ask = (...urls: readonly string[]) =>
  requestNode(createRuntime({}), { network: at(...urls), method: 'getSlot', params: [] })

it('C16 asks the app’s own endpoint, query and all, and reads amounts of 64 bits', async () => {
  const node = await startNode(result('{"context":{"slot":1},"value":18446744073709551615}'))
  const network = at(`${node.url}/?api-key=secret`)
  expect(await getBalance(createRuntime({}), { address: localId, network })).toMatchObject({
    value: 18446744073709551615n,
  })
  expect(node.asked).toEqual(['/?api-key=secret'])
})

it('moves on to the next endpoint when one cannot be reached, says nothing of use or says no', async () => {
  const good = await startNode(result('7'))
  const busy = await startNode(() => ({ status: 429, body: 'slow down' }))
  const page = await startNode(() => ({ body: '<html>' }))
  const refusing = await startNode(failure({ code: -32602, message: 'Invalid params' }))
  expect(await ask('http://127.0.0.1:1', busy.url, page.url, refusing.url, good.url)).toBe(7)
  expect([busy, page, refusing, good].map(({ asked }) => asked.length)).toEqual([1, 1, 1, 1])
  // The error of a node is more useful than the note that the next one is unreachable.
  expect(await codeOf(ask(refusing.url, 'http://127.0.0.1:1'))).toBe('rpc/unknown')
})

it('says what went wrong, and keeps keys of services out of it', async () => {
  const codes = [
    await codeOf(ask('http://127.0.0.1:1/?key=secret')),
    await codeOf(ask((await startNode(() => ({ status: 500, body: '' }))).url)),
    await codeOf(ask((await startNode(() => ({ body: '[]' }))).url)),
    await codeOf(ask((await startNode(failure({ code: -32601, message: 'Method not found' }))).url)),
    await codeOf(
      ask((await startNode(failure({ code: -32002, message: 'x', data: { err: 'BlockhashNotFound' } }))).url),
    ),
  ]
  expect(codes).toEqual([
    'http/network',
    'http/status',
    'http/invalid-body',
    'rpc/unsupported-method',
    'solana/blockhash-expired',
  ])
  await expect(ask('http://127.0.0.1:1/?key=secret')).rejects.not.toThrow('secret')
})

it('gives up after ten seconds, and at once when it is aborted', async () => {
  const silent = await startNode(() => undefined)
  const controller = new AbortController()
  const aborted = codeOf(
    requestNode(createRuntime({}), {
      network: at(silent.url),
      method: 'getSlot',
      params: [],
      signal: controller.signal,
    }),
  )
  controller.abort()
  expect(await aborted).toBe('http/aborted')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const late = codeOf(ask(silent.url))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(await Promise.race([late, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await late).toBe('http/timeout')
})

it('takes no balance that is none', async () => {
  for (const text of ['{"value":-1}', '{"value":1.5}', '{"value":"x"}', '{}', 'null']) {
    const { url } = await startNode(result(text))
    expect(await codeOf(getBalance(createRuntime({}), { address: localId, network: at(url) }))).toBe(
      'solana/invalid-answer',
    )
  }
  const invalid = getBalance(createRuntime({}), { address: '0xabc', network: at('http://127.0.0.1:1') })
  expect(await codeOf(invalid)).toBe('solana/invalid-address')
})
