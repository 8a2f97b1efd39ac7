import { rm } from 'node:fs/promises'
import {
  deployAssets,
  deployEns,
  type LocalStack,
  localAssets,
  localEns,
  localNftAbi,
  startLocalStack,
} from '@latchkit/local-stack'
import { createWalletClient, type Hex, http, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningGateway, startGateway } from '../src/exports/index.js'
import { createFetchRemote } from '../src/remote/createFetchRemote.js'
import { createRemoteImages } from '../src/remote/createRemoteImages.js'
import { askCall } from './chainCalls.js'
import { type Faulty, faults, startFaulty } from './openFaulty.js'
import { openGateway } from './openGateway.js'
import { chainId, type Store, seedStore, untilIndexed } from './startIndexed.js'

// Each fault of another host × each call that fetches a file of one: images, descriptions of NFTs, CCIP-Read.
const names = Object.keys(faults) as readonly (keyof typeof faults)[]
const imagesKey = 'k'.repeat(32)
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const signingKey = generatePrivateKey()
const ends: (() => Promise<unknown>)[] = []
let stack: LocalStack
let owner: Hex
let host: Faulty
let registrar: RunningGateway
let store: Store
let height: number
let imagePath: string

async function openFolder(): Promise<Store> {
  const seeded = await seedStore()
  ends.push(() => rm(seeded.dataDir, { recursive: true, force: true }))
  return seeded
}
beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
  ends.push(() => stack.stop())
  const [{ rpcUrl }] = stack.chains
  const key = privateKeyToAccount(stack.accounts[0]?.privateKey ?? '0x')
  owner = key.address
  await deployAssets(rpcUrl, owner)
  const common = {
    port: 0,
    logLevel: 'silent' as const,
    rpcUrls: { [chainId]: [rpcUrl] },
    namesChain: chainId,
  }
  registrar = await startGateway({
    ...common,
    ...(await openFolder()),
    namesResolver: localEns.universalResolver,
    namesParent: 'far.eth',
    namesSigningKey: signingKey,
  })
  ends.push(() => registrar.close())
  host = await startFaulty(async ({ path }, response) => {
    if (path === '/a.svg') return response.setHeader('content-type', 'image/svg+xml').end(drawing)
    const json = { 'content-type': 'application/json' }
    if (path === '/meta.json') return response.writeHead(200, json).end('{"name":"Far Art"}')
    const answer = await fetch(`${registrar.url}/v1/names/ccip${path}`)
    return response.writeHead(answer.status, json).end(await answer.text())
  })
  ends.push(() => host.close())
  await deployEns(rpcUrl, [], {
    parent: 'far.eth',
    url: `${host.url}/{sender}/{data}.json`,
    signer: privateKeyToAccount(signingKey).address,
  })
  const message = JSON.stringify({
    name: 'alice.far.eth',
    attributes: {},
    timestamp: Math.floor(Date.now() / 1000),
  })
  const body = { coin_type: 60, address: owner, message, signature: await key.signMessage({ message }) }
  expect(await askCall(registrar.url, { name: '', path: '/v1/profile/account', body })).toMatchObject({
    status: 200,
  })
  const wallet = createWalletClient({ account: key, transport: http(rpcUrl), pollingInterval: 20 }).extend(
    publicActions,
  )
  const hash = await wallet.writeContract({
    chain: null,
    address: localAssets.nft,
    abi: localNftAbi,
    functionName: 'mint',
    args: [stack.accounts[1]?.address ?? '0x', 77n, `${host.url}/meta.json`],
  })
  height = Number((await wallet.waitForTransactionReceipt({ checkReplacement: false, hash })).blockNumber)
  store = await openFolder()
  const images = createRemoteImages({ fetchRemote: createFetchRemote(), ipfsGateway: '', key: imagesKey })
  imagePath = images.pathOf(`${host.url}/a.svg`) ?? ''
  const first = await startGateway(options())
  await untilIndexed(first.url, height)
  await first.close()
})
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

const options = () => ({
  port: 0,
  logLevel: 'silent' as const,
  rpcUrls: { [chainId]: [stack.chains[0].rpcUrl] },
  index: [chainId],
  ...store,
  namesChain: chainId,
  namesResolver: localEns.universalResolver,
  imagesKey,
  privateAddresses: ['127.0.0.1'],
  ipfsGateway: 'http://127.0.0.1:1',
})
const readImage = async ({ url }: RunningGateway) => {
  const response = await fetch(`${url}${imagePath}`)
  return { status: response.status, body: response.ok ? await response.text() : await response.json() }
}
const readNft = async ({ url }: RunningGateway) => {
  const path = `/v1/account/${stack.accounts[1]?.address}/nfts?chainId=${chainId}`
  const { status, body } = await askCall(url, { name: 'nfts', path })
  return { status, names: (body as { data: readonly { name: string }[] }).data.map(({ name }) => name) }
}
const readName = ({ url }: RunningGateway) =>
  askCall(url, { name: 'profile', path: '/v1/profile/account/alice.far.eth' })

describe.each(names)('a host that %s', fault => {
  it('costs an image, the name of an NFT, or the address of a name, until it is healthy again', async () => {
    // It has kept nothing yet.
    const gateway = await openGateway(options())
    await host.break(fault)
    try {
      // Those that hang wait for their limits of 10, 5 and 5 seconds at the same time.
      const [image, nft, name] = await Promise.all([readImage(gateway), readNft(gateway), readName(gateway)])
      expect(image).toMatchObject({ status: 404, body: { reasons: [{ name: 'id' }] } })
      // Its neighbours and its place in the list stay.
      expect(nft).toEqual({ status: 200, names: ['Local Art #77'] })
      expect(name).toMatchObject({ status: 502, body: { reasons: [{ name: 'provider' }] } })
      if (fault !== 'refuses the connection') expect(host.failed()).toBeGreaterThanOrEqual(3)
    } finally {
      await host.heal()
    }
    expect(await readImage(gateway)).toEqual({ status: 200, body: drawing })
    expect(await readName(gateway)).toMatchObject({
      status: 200,
      body: { name: 'alice.far.eth', addresses: { 60: { address: owner } } },
    })
    // It asks a host that failed for a description again after a minute only; one that starts now has not asked it yet.
    await gateway.close()
    const restarted = await openGateway(options())
    expect(await readNft(restarted)).toEqual({ status: 200, names: ['Far Art'] })
  })
})
