import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { afterEach, expect } from 'vitest'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/
const strangers: string[] = []

// Nothing here may contact another host: a look-up or a connection that leaves the machine fails the test.
subscribe('net.client.socket', message => {
  const { socket } = message as { socket: Socket }
  socket.once('lookup', (_error, _address, _family, host: string) => {
    if (!loopback.test(host)) strangers.push(host)
  })
  socket.once('connect', () => {
    const { remoteAddress = 'localhost' } = socket
    if (!loopback.test(remoteAddress.replace('::ffff:', ''))) strangers.push(remoteAddress)
  })
})

afterEach(() => {
  expect(strangers.splice(0)).toEqual([])
})
