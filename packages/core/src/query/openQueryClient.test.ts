import { QueryClient } from '@tanstack/query-core'
import { expect, it } from 'vitest'
import { solana } from '../chains/solana.js'
import { createClient } from '../client/createClient.js'
import { getQueryClient } from './getQueryClient.js'
import { openQueryClient, peekQueryClient } from './openQueryClient.js'

it('is one client however it is reached, and cleared with its owner', async () => {
  const client = createClient({ metadata: { name: 'App' }, networks: [solana] })
  expect(peekQueryClient(client)).toBeUndefined()
  const queryClient = openQueryClient(client, QueryClient)
  expect(await getQueryClient(client)).toBe(queryClient)
  expect(peekQueryClient(client)).toBe(queryClient)
  queryClient.setQueryData(['latchkit'], 1)
  client.destroy()
  expect(queryClient.getQueryData(['latchkit'])).toBeUndefined()
})
