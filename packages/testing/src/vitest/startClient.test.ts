import { isError } from '@latchkit/core'
import { accountAtom } from '@latchkit/core/connection'
import { mainnet } from '@latchkit/core/networks'
import { expect, test } from 'vitest'
import { startClient } from './startClient.js'

test('connects the first wallet, or the one that is named', async () => {
  const { client, connect } = startClient({ networks: [mainnet] })
  await connect()
  expect(client.store.get(accountAtom).connector?.id).toBe('com.example.first')
  await connect({ connectorId: 'com.example.second' })
  expect(client.store.get(accountAtom).connector?.id).toBe('com.example.second')
})

test('a refusal of the wallet is an error of the client', async () => {
  const { wallet, connect } = startClient({ networks: [mainnet] })
  wallet.rejectNext()
  const error = await connect().catch(reason => reason)
  expect(isError(error, 'rpc/user-rejected')).toBe(true)
})
