import { expect, it } from 'vitest'
import { dropGranted, type GrantedPermission, keepGranted, readGranted } from './grantedPermissions.js'

function openStore(stored?: unknown) {
  let value = stored
  return {
    getGrants: async () => value,
    changeGrants: async (_walletId: string, change: (grants: unknown) => unknown) => {
      value = change(value)
    },
  }
}

const permission = (index: number, until = 1000): GrantedPermission => ({
  origin: 'https://app.example',
  chainId: 1,
  until,
  context: `0x${String(index).padStart(4, '0')}`,
  account: `0x${'aa'.repeat(20)}`,
  delegate: `0x${'bb'.repeat(20)}`,
  dependencies: [],
  permission: { type: 'native-token-allowance', data: { allowance: '0x8' }, isAdjustmentAllowed: false },
})

it('keeps what was given, and forgets what is over or was taken back', async () => {
  const store = openStore()
  const [first, second, third] = [permission(1, 500), permission(2), permission(3)]
  await keepGranted(store, 'w', { granted: [first, second], now: 0 })
  expect(await readGranted(store, 'w')).toEqual([first, second])
  await keepGranted(store, 'w', { granted: [third], now: 500 })
  expect(await readGranted(store, 'w')).toEqual([second, third])
  await dropGranted(store, 'w', second.context)
  expect(await readGranted(store, 'w')).toEqual([third])
})

it('keeps the newest 200', async () => {
  const store = openStore()
  const granted = Array.from({ length: 150 }, (_, index) => permission(index))
  await keepGranted(store, 'w', { granted, now: 0 })
  await keepGranted(store, 'w', { granted: granted.map(one => ({ ...one, chainId: 2 })), now: 0 })
  const kept = await readGranted(store, 'w')
  expect(kept).toHaveLength(200)
  expect(kept.filter(({ chainId }) => chainId === 2)).toHaveLength(150)
})

it('leaves out what is none', async () => {
  const odd = { ...permission(1), context: 'x' }
  expect(await readGranted(openStore([odd, null, permission(2)]), 'w')).toEqual([permission(2)])
  expect(await readGranted(openStore('x'), 'w')).toEqual([])
})
