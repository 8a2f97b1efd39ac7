import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { ConnectButton } from '../../src/page/buttons/ConnectButton.js'
import { LatchkitProvider } from '../../src/page/provider/LatchkitProvider.js'
import { host, inShadow, setUp, testIds } from './mountApp.js'

type Memory = { readonly gc: () => void; readonly memory: { readonly usedJSHeapSize: number } }

const tick = () => new Promise(resolve => setTimeout(resolve))
const until = async (done: () => unknown) => {
  while (!done()) await tick()
}

async function heap(): Promise<number> {
  const { gc } = globalThis as unknown as Memory
  for (let round = 0; round < 4; round += 1) {
    gc()
    await tick()
  }
  return (performance as unknown as Memory['memory'] & { memory: Memory['memory'] }).memory.usedJSHeapSize
}

async function live(): Promise<void> {
  const { latchkit } = setUp()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  root.render(
    <StrictMode>
      <LatchkitProvider latchkit={latchkit}>
        <ConnectButton />
      </LatchkitProvider>
    </StrictMode>,
  )
  await until(() => container.firstChild)
  latchkit.modal.open()
  await until(() => inShadow(testIds.view('Connect')))
  latchkit.modal.close()
  root.unmount()
  container.remove()
  await until(() => !host())
  latchkit.client.destroy()
}

/** Listeners on the page that are there now, over those at the first call. */
function countListeners() {
  let count = 0
  const restore: (() => void)[] = []
  for (const target of [window, document, document.documentElement, document.body]) {
    const { addEventListener, removeEventListener } = target
    const known = new Set<string>()
    const ids = new Map<unknown, number>()
    const key = (type: string, listener: unknown, options: unknown) => {
      if (!ids.has(listener)) ids.set(listener, ids.size)
      const capture = typeof options === 'object' && options ? Reflect.get(options, 'capture') : options
      return `${type} ${ids.get(listener)} ${Boolean(capture)}`
    }
    target.addEventListener = (...parameters: Parameters<typeof addEventListener>) => {
      const id = key(...(parameters as [string, unknown, unknown]))
      if (!known.has(id)) count += 1
      known.add(id)
      addEventListener.apply(target, parameters)
    }
    target.removeEventListener = (...parameters: Parameters<typeof removeEventListener>) => {
      if (known.delete(key(...(parameters as [string, unknown, unknown])))) count -= 1
      removeEventListener.apply(target, parameters)
    }
    restore.push(() => Object.assign(target, { addEventListener, removeEventListener }))
  }
  return {
    count: () => count,
    restore: () => {
      for (const undo of restore) undo()
    },
  }
}

it('C10 two hundred lives leave no memory and no listener behind', { timeout: 120_000 }, async () => {
  for (let life = 0; life < 20; life += 1) await live()
  const before = await heap()
  const listeners = countListeners()
  for (let life = 0; life < 200; life += 1) await live()
  const left = listeners.count()
  listeners.restore()
  const after = await heap()
  expect(left).toBe(0)
  expect(document.querySelectorAll('latchkit-host')).toHaveLength(0)
  expect(after / before).toBeLessThan(1.1)
})
