import { connect, disconnect } from '@latchkit/core/connection'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { byId, mountApp } from '../../../test/browser/mountApp.js'
import { useEvents } from './useEvents.js'

function Probe({ hear }: { hear: (text: string) => void }) {
  const [count, setCount] = useState(0)
  useEvents(({ event }) => {
    hear(`${count} ${event}`)
    setCount(count + 1)
  })
  return <output data-testid="probe">{count}</output>
}

it('calls the listener of the last render, once each, until the component is gone', async () => {
  const heard: string[] = []
  const { latchkit, unmount } = mountApp({ children: <Probe hear={text => heard.push(text)} /> })
  const { client } = latchkit
  await connect(client, { connectorId: 'com.example.first' })
  await expect.element(byId('probe')).toHaveTextContent('1')
  await disconnect(client)
  await expect.element(byId('probe')).toHaveTextContent('2')
  expect(heard).toEqual(['0 CONNECT_SUCCESS', '1 DISCONNECT'])
  unmount()
  await connect(client, { connectorId: 'com.example.first' })
  expect(heard).toHaveLength(2)
})
