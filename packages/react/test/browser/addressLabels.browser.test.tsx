import { accountAtom, connect } from '@latchkit/core/connection'
import { setAddressLabel } from '@latchkit/core/names'
import { expect, it } from 'vitest'
import { byId, connectors, inShadow, mountApp, testIds } from './mountApp.js'

it('a label is shown in place of a name, immediately, and is removed again', async () => {
  const { latchkit } = mountApp()
  const { client } = latchkit
  await connect(client, { connectorId: connectors[0].id })
  const address = client.store.get(accountAtom).address ?? ''
  // Wallets write the letters in another case than apps do.
  setAddressLabel(client, { address: address.toLowerCase(), label: ' Treasury ' })
  latchkit.modal.open()
  await expect.element(byId(testIds.view('Account'))).toBeVisible()
  const name = () => inShadow(testIds.view('Account'))?.querySelector('.account-name')?.textContent
  await expect.poll(name).toBe('Treasury')
  setAddressLabel(client, { address, label: 'Savings' })
  await expect.poll(name).toBe('Savings')
  setAddressLabel(client, { address, label: undefined })
  await expect.poll(name).toBeUndefined()
})
