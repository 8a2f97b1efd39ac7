import { connect } from '@latchkit/core/connection'
import { type MockAdapter, mockAdapter } from '@latchkit/core/testing'
import { expect, it, vi } from 'vitest'
import * as hooks from '../../src/exports/index.js'
import * as walletHooks from '../../src/exports/wallets.js'
import type { ActionState, Callbacks, Row, Scene, Turn } from './actionRow.js'
import { connectors, mountApp, settled } from './mountApp.js'
import { serviceActionRows } from './serviceActionRows.js'
import { walletActionRows } from './walletActionRows.js'

const rows = { ...walletActionRows, ...serviceActionRows }

const isAction = (value: unknown): value is ActionState => typeof value === 'function' && 'isPending' in value
const told = ({ isPending, error }: ActionState) => ({ isPending, error })

type HookProps = { row: Row; callbacks: Callbacks; mock: MockAdapter; onTurn: (turn: Turn) => void }

function Hook({ row, callbacks, mock, onTurn }: HookProps) {
  const latchkit = hooks.useLatchkit()
  onTurn(row.useTurn(callbacks, { mock, latchkit }))
  return null
}

/** An app with the hook of a row. */
function mount(row: Row, config: Row['config'], callbacks: Callbacks) {
  const mock = mockAdapter({ namespace: 'eip155', connectors })
  let latest: Turn | undefined
  const { latchkit } = mountApp({
    config: { adapters: [{ ...mock, ...row.methods?.(mock) }], logLevel: 'silent', ...config },
    children: (
      <Hook
        row={row}
        callbacks={callbacks}
        mock={mock}
        onTurn={turn => {
          latest = turn
        }}
      />
    ),
  })
  const scene: Scene = { mock, latchkit }
  return {
    scene,
    turn() {
      if (!latest || !isAction(latest.action)) throw new TypeError('The hook did not return the action')
      return { ...latest, action: latest.action }
    },
  }
}

it.each(Object.entries(rows))('%s tells what becomes of a call', async (_name, create) => {
  const row = create()
  const [onSuccess, onError] = [vi.fn(), vi.fn()]
  const first = mount(row, row.config, { onSuccess, onError })
  const { client } = first.scene.latchkit
  await (row.start ? row.start(first.scene) : connect(client, { connectorId: connectors[0].id }))
  await settled()

  const { action, fails } = first.turn()
  expect(told(action)).toEqual({ isPending: false, error: null })
  const failed = fails()
  expect(told(action)).toEqual({ isPending: true, error: null })
  const error: unknown = await failed.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: row.code })
  expect(told(action)).toEqual({ isPending: false, error })
  expect(onError.mock.calls.map(([reason]) => reason)).toEqual(row.isSilent ? [] : [error])
  action.reset()
  expect(told(action)).toEqual({ isPending: false, error: null })

  await row.between?.(first.scene)
  const second = row.worksWith ? mount(row, row.worksWith, { onSuccess, onError }) : first
  await settled()
  const { works, action: last } = second.turn()
  const worked = works()
  expect(told(last)).toEqual({ isPending: true, error: null })
  const data = await worked
  expect(told(last)).toEqual({ isPending: false, error: null })
  expect(onSuccess.mock.calls.map(([result]) => result)).toEqual(row.isSilent ? [] : [data])
  expect(onError).toHaveBeenCalledTimes(row.isSilent ? 0 : 1)
})

/** Parameters of the hooks that need some. */
const given: { readonly [hook: string]: readonly unknown[] } = {
  useCallsStatus: [{ id: undefined }],
  useClientValue: [() => 0, 0],
  useEvents: [() => {}],
  useWalletButton: [connectors[0].id],
}

function EveryHook({ onAction }: { onAction: (name: string) => void }) {
  for (const [name, hook] of Object.entries({ ...hooks, ...walletHooks })) {
    if (!/^use[A-Z]/.test(name) || typeof hook !== 'function') continue
    const result: unknown = Reflect.apply(hook, undefined, given[name] ?? [])
    if (isAction(result)) onAction(name)
    else
      for (const [field, value] of Object.entries(result ?? {}))
        if (isAction(value)) onAction(`${name}.${field}`)
  }
  return null
}

it('every action of a public hook has a row', async () => {
  const found = new Set<string>()
  mountApp({ children: <EveryHook onAction={name => found.add(name)} /> })
  await settled()
  expect([...found].sort()).toEqual(Object.keys(rows).sort())
})
