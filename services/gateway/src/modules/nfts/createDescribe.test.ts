import { createCaches } from '@latchkit/service-base'
import { expect, it, vi } from 'vitest'
import type { FetchRemote } from '../../remote/createFetchRemote.js'
import { createDescribe } from './createDescribe.js'

it('does not wait again for a host that did not give a description a moment ago', async () => {
  const body = new Uint8Array(Buffer.from(JSON.stringify({ name: 'Art' })))
  const fetchRemote = vi.fn<FetchRemote>(async url =>
    url === 'https://alive.example/1' ? { type: 'application/json', body } : undefined,
  )
  const caches = await createCaches({ prefix: 'test:', redisUrl: undefined, onError: () => {} })
  const { describe } = createDescribe({ fetchRemote, ipfsGateway: 'https://ipfs.example', caches })
  for (let turn = 0; turn < 2; turn++) {
    expect(await describe('https://dead.example/1')).toEqual({})
    expect(await describe('https://alive.example/1')).toMatchObject({ name: 'Art' })
  }
  expect(fetchRemote).toHaveBeenCalledTimes(2)
})
