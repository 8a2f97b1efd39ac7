import { rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { deployAssets, startLocalStack } from '@latchkit/local-stack'
import { findPostgres, startPostgres } from '@latchkit/service-base/testing'
import { createTestClient, http, parseEther, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openGateway } from './openGateway.js'
import { openUpstream } from './openUpstream.js'
import {
  chainId,
  dumpAndRepeat,
  killAt,
  type Store,
  seedStore,
  startIndexed,
  untilIndexed,
} from './startIndexed.js'

const bin = findPostgres()
const stores: { readonly [name: string]: () => Promise<Store> } = {
  PGlite: async () => {
    const store = await seedStore()
    onTestFinished(() => rm(store.dataDir, { recursive: true, force: true }))
    return store
  },
  ...(bin && {
    Postgres: async () => {
      const server = await startPostgres(bin)
      onTestFinished(server.stop)
      return { databaseUrl: server.url }
    },
  }),
}

async function openChain() {
  const stack = await startLocalStack({ ports: [0, 0] })
  onTestFinished(() => stack.stop())
  const [{ rpcUrl }] = stack.chains
  const [owner, other] = stack.accounts
  if (!owner || !other) throw new RangeError('the local chain has too few accounts')
  const client = createTestClient({
    account: privateKeyToAccount(owner.privateKey),
    mode: 'anvil',
    transport: http(rpcUrl),
    pollingInterval: 20,
  })
    .extend(publicActions)
    .extend(walletActions)
  const height = async () => Number(await client.getBlockNumber({ cacheTime: 0 }))
  const send = () => client.sendTransaction({ chain: null, to: other.address, value: parseEther('0.001') })
  await deployAssets(rpcUrl, owner.address)
  return { rpcUrl, client, height, send }
}

describe.each(Object.entries(stores))('the index in %s', (_, open) => {
  it('has the rows of a fresh index after SIGKILL at 20 points', async () => {
    const { rpcUrl, client, height, send } = await openChain()
    const store = await open()
    for (let kill = 1; kill <= 20; kill++) {
      for (let index = 0; index < 10; index++) await send()
      await client.mine({ blocks: 23 })
      // In the middle of what is new: the processes work on 32 blocks at once.
      await killAt(rpcUrl, store, (await height()) - 20)
    }
    const last = await startIndexed(rpcUrl, store, await height())
    await last.close()
    const [after, fresh] = await dumpAndRepeat(store, rpcUrl, await height())
    expect(after).toEqual(fresh)
  }, 900_000)

  it('has the rows of a fresh index after reorganisations of 1 to 64 blocks', async () => {
    const { rpcUrl, client, height, send } = await openChain()
    const store = await open()
    await client.mine({ blocks: 200 })
    const gateway = await startIndexed(rpcUrl, store, await height())
    onTestFinished(gateway.close)
    for (let depth = 1; depth <= 64; depth++) {
      for (let index = 0; index < 3; index++) await send()
      await untilIndexed(gateway.url, await height())
      await client.request<{ Method: 'anvil_reorg'; Parameters: [number, []]; ReturnType: null }>({
        method: 'anvil_reorg',
        params: [depth, []],
      })
      await client.mine({ blocks: 1 })
      await untilIndexed(gateway.url, await height())
    }
    await gateway.close()
    const [after, fresh] = await dumpAndRepeat(store, rpcUrl, await height())
    expect(after).toEqual(fresh)
  }, 900_000)
})

if (bin)
  describe('the index of a server', () => {
    it('has the rows that the index in a folder has', async () => {
      const { rpcUrl, client, height, send } = await openChain()
      for (let index = 0; index < 30; index++) await send()
      await client.mine({ blocks: 250 })
      const dumps = []
      for (const open of Object.values(stores)) {
        const store = await open()
        await killAt(rpcUrl, store, 60)
        await (await startIndexed(rpcUrl, store, await height())).close()
        dumps.push((await dumpAndRepeat(store))[0])
      }
      expect(dumps).toHaveLength(2)
      expect(dumps[0]).toEqual(dumps[1])
    })

    it('is followed by one of two gateways; the other goes on when the node of the first fails, or when it has ended', async () => {
      const { rpcUrl, client, height, send } = await openChain()
      const store = await stores.Postgres?.()
      const forward = async (body: unknown, response: ServerResponse) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(rpcUrl, { method: 'POST', headers, body: JSON.stringify(body) })
        response.end(await answer.text())
      }
      let isDown = false
      const node = await openUpstream((body, response) => {
        if (isDown) response.writeHead(503).end()
        else void forward(body, response)
      })
      const spare = await openUpstream(forward)
      const blocksAskedOf = ({ asked }: typeof node) =>
        asked.filter(({ body }) => JSON.stringify(body).includes('eth_getBlock'))
      const first = await startIndexed(node.url, { ...store }, await height())
      onTestFinished(first.close)
      const second = await openGateway({ rpcUrls: { [chainId]: [spare.url] }, index: [chainId], ...store })
      const sent = await send()
      await client.waitForTransactionReceipt({ checkReplacement: false, hash: sent })
      await untilIndexed(first.url, await height())
      const search = new URLSearchParams({ chainId })
      const page = await fetch(`${second.url}/v1/account/${client.account.address}/history?${search}`)
      const { data } = (await page.json()) as { data: readonly { id: string }[] }
      expect(data[0]?.id).toBe(sent)
      expect(blocksAskedOf(spare)).toEqual([])
      isDown = true
      await client.mine({ blocks: 1 })
      await untilIndexed(second.url, await height())
      expect(blocksAskedOf(spare)).not.toEqual([])
      isDown = false
      await second.close()
      await client.mine({ blocks: 1 })
      await untilIndexed(first.url, await height())
    })
  })
