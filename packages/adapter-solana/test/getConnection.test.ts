import { expect, it } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { openPage } from './openPage.js'

it('names the network whose endpoint web3.js cannot talk to', async () => {
  expect(await codeOf(openPage({ rpcUrl: 'wss://127.0.0.1:1' }).adapter.getConnection())).toBe(
    'networks/invalid',
  )
  const connection = await openPage().adapter.getConnection()
  expect(connection.rpcEndpoint).toBe('http://127.0.0.1:1')
})
