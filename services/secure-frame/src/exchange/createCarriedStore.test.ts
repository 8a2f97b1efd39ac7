import { expect, it } from 'vitest'
import type { KeptBatch } from '../session/openStore.js'
import { createCarriedStore } from './createCarriedStore.js'

const batch = (id: string) => ({ id }) as KeptBatch
const grant = (context: string) => ({ context, origin: 'https://app.example' })

it('carries what one request stored: batches that stay, permissions that were given and taken back', async () => {
  const store = createCarriedStore([grant('0x1'), grant('0x2')])
  await store.keepBatch('https://app.example', batch('sent'), 0)
  await store.keepBatch('https://app.example', batch('failed'), 0)
  await store.dropBatch('https://app.example', 'failed')
  await store.changeGrants('wallet', known => [...(known as unknown[]).slice(1), grant('0x3')])
  expect(await store.getBatch('https://app.example', 'sent', 0)).toEqual(batch('sent'))
  expect(store.read()).toEqual({ batches: [batch('sent')], granted: [grant('0x3')], dropped: [grant('0x1')] })
})
