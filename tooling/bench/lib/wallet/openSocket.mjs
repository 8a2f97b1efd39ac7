import { once } from 'node:events'
import WebSocket from 'ws'
import { createToken } from './createToken.mjs'

/** A socket to the relay: `call(method, params)`, and `onMessage(topic, message)` for what is delivered. */
export async function openSocket(relayUrl, onMessage) {
  const socket = new WebSocket(`${relayUrl}/?auth=${createToken(relayUrl)}&projectId=bench`, {
    perMessageDeflate: false,
  })
  await once(socket, 'open')
  const waiting = new Map()
  let lastId = Date.now() * 1000
  socket.on('message', data => {
    const { id, method, params, result, error } = JSON.parse(data.toString())
    if (method === 'irn_subscription') {
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
      onMessage(params.data.topic, params.data.message)
      return
    }
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(new Error(`${call.method}: ${error.message}`))
    else call?.resolve(result)
  })
  return {
    call: (method, params) =>
      new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { method, resolve, reject })
        socket.send(JSON.stringify({ id: lastId, jsonrpc: '2.0', method, params }))
      }),
    close: () => socket.close(),
  }
}
