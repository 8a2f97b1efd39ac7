import { connect, disconnect } from '@latchkit/core/connection'
import { mockAdapter } from '@latchkit/core/testing'
import { expect, it } from 'vitest'
import { byId, connectors, mountApp } from '../../../test/browser/mountApp.js'
import { useProvider } from './useProvider.js'

const [first, second] = connectors

/** An adapter whose wallets have providers, as long as `fails` is not set. */
function createAdapter() {
  const failure: { error?: Error } = {}
  const requested: string[] = []
  const adapter = {
    ...mockAdapter({ namespace: 'eip155', connectors }),
    async getProvider({ connectorId = '' }: { connectorId?: string | undefined }) {
      requested.push(connectorId)
      if (failure.error) throw failure.error
      return { request: async ({ method }: { method: string }) => `${connectorId} ${method}` }
    },
  }
  return { adapter, failure, requested }
}

function Probe() {
  const { provider, providerType, isPending, error } = useProvider('eip155')
  const ask = async () => {
    const answer = await provider?.request({ method: 'eth_chainId' })
    document.title = String(answer)
  }
  return (
    <button type="button" data-testid="probe" onClick={ask}>
      {provider ? 'provider' : 'none'} {providerType ?? '-'} {String(isPending)} {error?.message ?? '-'}
    </button>
  )
}

it('is the provider of the connected wallet, and never that of a former one', async () => {
  const { adapter, failure, requested } = createAdapter()
  const { latchkit } = mountApp({ config: { adapters: [adapter] }, children: <Probe /> })
  const { client } = latchkit
  const probe = byId('probe')
  await expect.element(probe).toHaveTextContent('none - false -')
  await connect(client, { connectorId: first.id })
  await expect.element(probe).toHaveTextContent('provider injected false -')
  await probe.click()
  await expect.poll(() => document.title).toBe(`${first.id} eth_chainId`)
  await connect(client, { connectorId: second.id })
  await expect.poll(() => requested.at(-1)).toBe(second.id)
  await expect.element(probe).toHaveTextContent('provider injected false -')
  await probe.click()
  await expect.poll(() => document.title).toBe(`${second.id} eth_chainId`)
  await disconnect(client)
  await expect.element(probe).toHaveTextContent('none - false -')
  failure.error = new TypeError('no provider')
  await connect(client, { connectorId: first.id })
  await expect.element(probe).toHaveTextContent('none injected false no provider')
})

it('is a coded error where the adapter has none', async () => {
  const { latchkit } = mountApp({ children: <Probe /> })
  await connect(latchkit.client, { connectorId: first.id })
  await expect.element(byId('probe')).toHaveTextContent(/none injected false .*getProvider/)
})
