import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, startInbox } from '../mail/startInbox.js'
import { type Identity, startIdentity } from './startIdentity.js'

let identity: Identity
let inbox: Inbox

beforeAll(async () => {
  identity = await startIdentity({ port: 0 })
  inbox = await startInbox({ http: 0, smtp: 0 })
})
afterAll(async () => {
  await identity.stop()
  await inbox.stop()
})

test('C48: servers live on after a path that is no URL', async () => {
  for (const path of ['//', '/github//', '/farcaster//']) {
    expect((await fetch(identity.url + path)).status).toBeLessThan(500)
  }
  expect((await fetch(`${inbox.url}//`)).status).toBe(200)
  expect((await fetch(`${identity.url}/providers`)).status).toBe(200)
})

test('C48: a server lives on after a body that breaks off', async () => {
  for (const path of ['/github/token', '/farcaster/v1/channel']) {
    const socket = connect(Number(new URL(identity.url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n{`,
    )
    // The server reads the body now.
    await once(socket, 'data')
    socket.resetAndDestroy()
  }
  expect((await fetch(`${identity.url}/providers`)).status).toBe(200)
})
