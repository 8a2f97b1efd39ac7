import { accountsAtom, connect, setActiveNamespace } from '@latchkit/core/connection'
import { mainnet, solana } from '@latchkit/core/networks'
import { createSiwe, siwxAtom } from '@latchkit/core/siwx'
import { mockAdapter } from '@latchkit/core/testing'
import { expect, it } from 'vitest'
import { byId, connectors, mountApp, testIds } from './mountApp.js'

const view = testIds.view('ConnectingSiwe')
const network = testIds.network(`solana:${solana.id}`)

it('C8 a SIWE backend asks accounts of eip155, and leaves those of another chain family alone', async () => {
  const sol = mockAdapter({ namespace: 'solana' })
  const { latchkit } = mountApp({
    config: {
      adapters: [mockAdapter({ namespace: 'eip155', connectors }), sol],
      networks: [mainnet, solana],
      siwx: createSiwe({
        getNonce: async () => 'nonce12345',
        verifyMessage: async () => true,
        getSession: async () => null,
        signOut: async () => {},
      }),
    },
  })
  const { client, modal } = latchkit
  const isOpen = () => modal.getState().open
  await connect(client, { connectorId: sol.wallet.connectors()[0]?.id ?? '', namespace: 'solana' })
  await expect.poll(() => client.store.get(siwxAtom).status).toBe('unauthenticated')
  // The modal is not kept open, and no wallet is prompted.
  modal.open({ view: 'Networks' })
  await expect.element(byId(network)).toBeVisible()
  modal.close()
  await expect.poll(isOpen).toBe(false)

  await connect(client, { connectorId: connectors[0].id, namespace: 'eip155' })
  setActiveNamespace(client, { namespace: 'eip155' })
  await expect.element(byId(view)).toBeVisible()
  // The view leaves with the account that it is about, which is prompted again when it comes back.
  setActiveNamespace(client, { namespace: 'solana' })
  await expect.poll(isOpen).toBe(false)
  setActiveNamespace(client, { namespace: 'eip155' })
  await expect.element(byId(view)).toBeVisible()
  // A user who does not sign in there keeps the other wallet.
  await byId(testIds.siwxCancel).click()
  await expect.poll(() => client.store.get(accountsAtom).eip155?.isConnected ?? false).toBe(false)
  expect(client.store.get(accountsAtom).solana?.isConnected).toBe(true)
})
