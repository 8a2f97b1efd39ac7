import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { settled } from '../../../test/browser/mountApp.js'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'

type Call = { readonly value: string; resolve(): void; reject(error: Error): void }

type ProbeProps = {
  run(value: string): Promise<string>
  callbacks: ActionCallbacks<[value: string], string>
  onRender(action: Action<[value: string], string>): void
  onEffect(action: unknown): void
}

function Probe({ run, callbacks, onRender, onEffect }: ProbeProps) {
  const action = useAction(run, callbacks)
  onRender(action)
  useEffect(() => onEffect(action), [action, onEffect])
  return null
}

function mount(callbacks: ActionCallbacks<[value: string], string> = {}) {
  const calls: Call[] = []
  const renders: { readonly isPending: boolean; readonly error: string | undefined }[] = []
  const effects: unknown[] = []
  let current: Action<[value: string], string> | undefined
  const run = (value: string) =>
    new Promise<string>((resolve, reject) => calls.push({ value, resolve: () => resolve(value), reject }))
  const onRender = (action: Action<[value: string], string>) => {
    current = action
    renders.push({ isPending: action.isPending, error: action.error?.message })
  }
  const onEffect = (action: unknown) => void effects.push(action)
  const root = createRoot(document.createElement('div'))
  root.render(
    <StrictMode>
      <Probe run={run} callbacks={callbacks} onRender={onRender} onEffect={onEffect} />
    </StrictMode>,
  )
  onTestFinished(() => root.unmount())
  const action = () => {
    if (!current) throw new TypeError('The app did not render')
    return current
  }
  return { action, calls, renders, effects, root }
}

it('is pending while the call is, and has its result', async () => {
  const onSuccess = vi.fn()
  const { action, calls, renders } = mount({ onSuccess })
  await settled()
  expect(renders.at(-1)).toEqual({ isPending: false, error: undefined })
  expect(action().error).toBeNull()
  const call = action()('a')
  await settled()
  expect(renders.at(-1)).toEqual({ isPending: true, error: undefined })
  calls[0]?.resolve()
  expect(await call).toBe('a')
  await settled()
  expect(renders.at(-1)).toEqual({ isPending: false, error: undefined })
  expect(onSuccess.mock.calls).toEqual([['a', 'a']])
})

it('keeps the error until the next call or a reset', async () => {
  const onError = vi.fn()
  const { action, calls, renders } = mount({ onError })
  await settled()
  const failed = action()('a')
  calls[0]?.reject(new TypeError('no'))
  await expect(failed).rejects.toThrow('no')
  await settled()
  expect(renders.at(-1)).toEqual({ isPending: false, error: 'no' })
  expect(onError).toHaveBeenCalledWith(action().error, 'a')
  action().reset()
  await settled()
  expect(renders.at(-1)).toEqual({ isPending: false, error: undefined })
  void action()('b')
  action().reset()
  calls[1]?.resolve()
  await settled()
  expect(renders.at(-1)).toEqual({ isPending: false, error: undefined })
})

it('settles two calls at once, and the later call has the state', async () => {
  const { action, calls, renders } = mount()
  await settled()
  const first = action()('a')
  const second = action()('b')
  calls[0]?.reject(new TypeError('late'))
  await expect(first).rejects.toThrow('late')
  await settled()
  expect(renders.at(-1)).toEqual({ isPending: true, error: undefined })
  calls[1]?.resolve()
  expect(await second).toBe('b')
  await settled()
  expect(renders.at(-1)).toEqual({ isPending: false, error: undefined })
})

it('stays the same function, so an effect that depends on it runs once', async () => {
  const { action, calls, effects } = mount()
  await settled()
  const before = effects.length
  const call = action()('a')
  await settled()
  calls[0]?.resolve()
  await call
  await settled()
  expect(effects.length).toBe(before)
})

it('renders nothing after it was unmounted, and still calls back', async () => {
  const onSuccess = vi.fn()
  const { action, calls, renders, root } = mount({ onSuccess })
  await settled()
  const call = action()('a')
  await settled()
  root.unmount()
  const before = renders.length
  calls[0]?.resolve()
  await call
  await settled()
  expect(renders.length).toBe(before)
  expect(onSuccess).toHaveBeenCalled()
})
