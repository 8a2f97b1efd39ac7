import { rm } from 'node:fs/promises'
import { deployAssets, startLocalStack } from '@latchkit/local-stack'
import { findPostgres, startPostgres } from '@latchkit/service-base/testing'
import { createTestClient, http, parseEther, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dumpAndRepeat, killAt, type Store, seedStore, startIndexed, untilIndexed } from './startIndexed.js'

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
