import { expect, it } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { getConnection } from '../src/web3js/getConnection.js'
import { openPage } from './openPage.js'

it('names the network whose endpoint web3.js cannot talk to', async () => {
  expect(await codeOf(getConnection(openPage({ rpcUrl: 'wss://127.0.0.1:1' }).client))).toBe(
    'networks/invalid',
  )
  const connection = await getConnection(openPage().client)
  expect(connection.rpcEndpoint).toBe('http://127.0.0.1:1')
})
