import { createCaches } from '@latchkit/service-base'
import { encodeAbiParameters, encodeFunctionResult, multicall3Abi, toFunctionSelector } from 'viem'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Upstreams } from '../../nodes/createUpstreams.js'
import { createReadCollections } from './createReadCollections.js'
import { createReadNfts } from './createReadNfts.js'

const place = { contract: `0x${'a'.repeat(40)}`, tokenId: 1n, standard: 721 } as const
/** Answer of a node to a Multicall3 of one call: `name()` or `tokenURI(uint256)`. */
const answerTo = (body: string) =>
  encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    result: [
      {
        success: true,
        returnData: encodeAbiParameters(
          [{ type: 'string' }],
          [body.includes(toFunctionSelector('name()').slice(2)) ? 'Art' : 'https://art.example/1'],
        ),
      },
    ],
  })

it('asks the contracts of an NFT once a minute, and again at once when they did not answer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let isUp = false
  const ask = vi.fn<Upstreams['ask']>(async body => {
    if (!isUp) return { kind: 'failed', reason: 'network' }
    return { kind: 'answer', text: '', value: { result: answerTo(String(body)) }, release() {} }
  })
  const caches = await createCaches({ prefix: 'test:', redisUrl: undefined, onError: () => {} })
  const { readNfts, readPreviews } = createReadNfts({
    describe: async () => ({ name: 'One', image: 'https://art.example/1.png' }),
    peekDescriptions: async () => new Map(),
    readCollections: createReadCollections(caches),
    caches,
  })
  const read = () => readNfts('eip155:1', { ask }, [place])
  const facts = [{ name: 'One', collection: 'Art', image: 'https://art.example/1.png' }]
  await expect(read()).rejects.toThrow('no node answered')
  // A page that can do without images is not refused for them.
  expect(await readPreviews('eip155:1', { ask }, [place])).toEqual([undefined])
  isUp = true
  ask.mockClear()
  for (let turn = 0; turn < 2; turn++) expect(await read()).toEqual(facts)
  // The name and the place of the description.
  expect(ask).toHaveBeenCalledTimes(2)
  await readNfts('eip155:10', { ask }, [place])
  expect(ask).toHaveBeenCalledTimes(4)
  expect(await readPreviews('eip155:1', { ask }, [place])).toEqual(['https://art.example/1.png'])
  expect(ask).toHaveBeenCalledTimes(4)
  vi.advanceTimersByTime(61_000)
  await read()
  expect(ask).toHaveBeenCalledTimes(6)
})
