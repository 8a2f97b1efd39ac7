import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startInbox } from './startInbox.js'

it('takes mail after a client has reset its connection in the middle of one', async () => {
  const inbox = await startInbox({ http: 0, smtp: 0 })
  const port = Number(new URL(inbox.smtpUrl).port)
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    const ask = async (command?: string) => {
      if (command) socket.write(`${command}\r\n`)
      return String((await once(socket, 'data'))[0])
    }
    return { socket, ask, greeting: await ask() }
  }
  const first = await open()
  await first.ask('EHLO localhost')
  expect(await first.ask('MAIL FROM:<site@example.com>')).toMatch(/^250 /)
  first.socket.resetAndDestroy()
  const second = await open()
  expect(second.greeting).toMatch(/^220 /)
  await second.ask('QUIT')
  await inbox.stop()
})
