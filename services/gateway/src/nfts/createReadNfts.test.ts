import { createCaches } from '@latchkit/service-base'
import { encodeAbiParameters, encodeFunctionResult, multicall3Abi } from 'viem'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Upstreams } from '../rpc/createUpstreams.js'
import { createReadNfts } from './createReadNfts.js'

const place = { contract: `0x${'a'.repeat(40)}`, tokenId: 1n, standard: 721 } as const
const said = (text: string) => {
  return { success: true, returnData: encodeAbiParameters([{ type: 'string' }], [text]) }
}
const answer = encodeFunctionResult({
  abi: multicall3Abi,
  functionName: 'aggregate3',
  result: [said('Art'), said('https://art.example/1')],
})

it('asks the contracts of an NFT once a minute, and again at once when they did not answer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let result: string = '0x'
  const ask = vi.fn<Upstreams['ask']>(async () => ({
    ...{ kind: 'answer', text: '', value: { result }, release() {} },
  }))
  const caches = await createCaches({ prefix: 'test:', redisUrl: undefined, onError: () => {} })
  const readNfts = createReadNfts(async () => ({ name: 'One' }), caches)
  const read = () => readNfts('eip155:1', { ask }, [place])
  expect(await read()).toEqual([{}])
  result = answer
  ask.mockClear()
  for (let turn = 0; turn < 2; turn++) expect(await read()).toEqual([{ name: 'One', collection: 'Art' }])
  expect(ask).toHaveBeenCalledTimes(1)
  await readNfts('eip155:10', { ask }, [place])
  expect(ask).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(61_000)
  await read()
  expect(ask).toHaveBeenCalledTimes(3)
})
