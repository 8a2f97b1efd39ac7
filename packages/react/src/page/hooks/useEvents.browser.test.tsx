import { track } from '@latchkit/core/analytics'
import { connect, disconnect } from '@latchkit/core/connection'
import { useLayoutEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { byId, mountApp } from '../../../test/browser/mountApp.js'
import { useEvents } from './useEvents.js'
import { useLatchkit } from './useLatchkit.js'

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

/** Sends an event after a press, before the page is painted. */
function EarlyProbe({ hear }: { hear: (count: number) => void }) {
  const { client } = useLatchkit()
  const [count, setCount] = useState(0)
  useEvents(() => hear(count))
  useLayoutEffect(() => {
    if (count > 0) track(client, { event: 'MODAL_OPEN', properties: { connected: false } })
  }, [client, count])
  return (
    <button type="button" data-testid="probe" onClick={() => setCount(1)}>
      {count}
    </button>
  )
}

it('calls the listener of a render that was not painted yet', async () => {
  const heard: number[] = []
  mountApp({ children: <EarlyProbe hear={count => heard.push(count)} /> })
  await byId('probe').click()
  await expect.poll(() => heard).toEqual([1])
})
