import { balanceQueryOptions } from '@latchkit/core/balances'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import { peekQueryClient } from '@latchkit/core/query'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { connectors, mountApp, settled } from '../../../test/browser/mountApp.js'
import { useAtomValue } from './useAtomValue.js'
import { type UseBalanceReturnType, useBalance } from './useBalance.js'
import { type UseIdentityReturnType, useIdentity } from './useIdentity.js'
import { useLatchkit } from './useLatchkit.js'
import { type UseNftsReturnType, useNfts } from './useNfts.js'

const account = { connectorId: connectors[0].id, signal: new AbortController().signal }

function KitBalance() {
  return <output>{useBalance().data?.symbol}</output>
}

function AppBalance() {
  const { client } = useLatchkit()
  const { address } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  return address && network ? <AppQuery options={balanceQueryOptions(client, { address, network })} /> : null
}

type Results = readonly [UseBalanceReturnType, UseIdentityReturnType, UseNftsReturnType]

function Hooks({ report }: { report: (results: Results) => void }) {
  report([useBalance(), useIdentity(), useNfts()])
  return null
}

function AppQuery({ options }: { options: ReturnType<typeof balanceQueryOptions> }) {
  return <output>{useQuery(options).data?.symbol}</output>
}

it('hooks use the QueryClient of the client, and options the one that the app provides', async () => {
  const queryClient = new QueryClient()
  const { adapter, latchkit, container } = mountApp({
    // StrictMode would cancel and repeat requests of mounting components.
    strict: false,
    children: (
      <QueryClientProvider client={queryClient}>
        <KitBalance />
        <AppBalance />
      </QueryClientProvider>
    ),
  })
  const read = vi.spyOn(adapter as Required<typeof adapter>, 'getBalance')
  await adapter.connect(account)
  await expect.poll(() => container.textContent).toBe('ETHETH')
  expect(read).toHaveBeenCalledTimes(2)
  const find = (client: QueryClient | undefined) =>
    client?.getQueryCache().findAll({ queryKey: ['latchkit', latchkit.client.uid, 'balance'] })
  expect(find(queryClient)).toHaveLength(1)
  expect(find(peekQueryClient(latchkit.client))).toHaveLength(1)
})

it('a hook without an account is idle: refetch sends no request and sets no error, in other hooks neither', async () => {
  let results: Results | undefined
  const report = (last: Results) => {
    results = last
  }
  const { adapter } = mountApp({ children: <Hooks report={report} /> })
  const read = vi.spyOn(adapter as Required<typeof adapter>, 'getBalance')
  await results?.[0].refetch()
  await results?.[2].fetchNextPage()
  await settled()
  expect(read).not.toHaveBeenCalled()
  for (const result of results ?? [])
    expect(result).toMatchObject({ data: undefined, error: null, status: 'pending', fetchStatus: 'idle' })
  await adapter.connect(account)
  await expect.poll(() => results?.[0].balance?.symbol).toBe('ETH')
})
