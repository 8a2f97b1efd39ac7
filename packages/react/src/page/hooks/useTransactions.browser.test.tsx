import { expect, it } from 'vitest'
import { connectors, mountApp } from '../../../test/browser/mountApp.js'
import { type UseTransactionsReturnType, useTransactions } from './useTransactions.js'

const { signal } = new AbortController()

function Probe({ report }: { report: (result: UseTransactionsReturnType) => void }) {
  report(useTransactions())
  return null
}

async function read(kind: string) {
  let latest: UseTransactionsReturnType | undefined
  const url = `${location.origin}/account/${kind}`
  const children = (
    <Probe
      report={result => {
        latest = result
      }}
    />
  )
  // StrictMode would cancel and repeat requests of mounting components.
  const { adapter } = mountApp({
    config: { gateway: { url }, logLevel: 'silent' },
    children,
    strict: false,
  })
  await adapter.connect({ connectorId: connectors[0].id, signal })
  await expect.poll(() => latest?.isPending || latest?.isFetching).toBe(false)
  return () => ({ ...(latest as UseTransactionsReturnType), count: latest?.transactions.length })
}

it('C24 a page that fails keeps what was loaded and its cursor, and a retry continues there', async () => {
  const current = await read('interrupted')
  expect(current()).toMatchObject({ count: 30, next: '1', error: null, empty: false })
  await current().fetchNextPage()
  await expect.poll(() => current().error).toMatchObject({ code: 'activity/unavailable' })
  expect(current()).toMatchObject({ count: 30, next: '1', hasNextPage: true, empty: false, loading: false })
  await current().fetchNextPage()
  await expect.poll(() => current().count).toBe(60)
  expect(current()).toMatchObject({ next: undefined, hasNextPage: false, error: null })
})

it('the first page that fails leaves an empty list without a cursor', async () => {
  const current = await read('failing')
  expect(current()).toMatchObject({ count: 0, empty: true, next: undefined, loading: false })
  expect(current().error).toMatchObject({ code: 'activity/unavailable' })
})
