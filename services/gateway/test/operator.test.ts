import { expect, test } from 'vitest'
import { openGateway } from './openGateway.js'
import { openUpstream } from './openUpstream.js'
import { postRpc } from './postRpc.js'

const adminToken = 'operator-token-with-32-characters'

test("the operator's page has calls, nodes by host and faults, and no URL of a node, account or key", async () => {
  const node = await openUpstream((_, response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}'))
  const account = `0x${'ab'.repeat(20)}`
  const gateway = await openGateway({
    adminPort: 0,
    adminToken,
    projects: { shop: ['https://shop.example'] },
    rpcUrls: {
      'eip155:31337': [`${node.url}/secret-key`],
      'eip155:31338': ['http://127.0.0.1:1/secret-key'],
    },
  })
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [account, 'latest'] }
  for (const chain of ['eip155:31337', 'eip155:31338'])
    await postRpc(gateway.url, chain, call, { query: '&projectId=shop' })
  const headers = { authorization: `Bearer ${adminToken}` }
  const page = await (await fetch(`${gateway.operatorUrl}/`, { headers })).text()
  const text = page.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
  const { host } = new URL(node.url)
  expect(text).toContain(`|eip155:31337|${host}|answer|1|`)
  expect(text).toContain('|eip155:31338|127.0.0.1:1|network|1|')
  expect(text).toContain('|a node failed (chain eip155:31338, node 127.0.0.1:1, result network)|1|')
  expect(text).toContain('|/v1/|2|')
  expect(text).toContain('|shop|https://shop.example|')
  expect(text).toContain('|This process follows no chain: INDEX is not set, or another process does it.|')
  for (const hidden of ['secret-key', account, adminToken]) expect(page).not.toContain(hidden)
  const wrong = await fetch(`${gateway.operatorUrl}/`, { headers: { authorization: 'Bearer x' } })
  expect(wrong.status).toBe(401)
})
