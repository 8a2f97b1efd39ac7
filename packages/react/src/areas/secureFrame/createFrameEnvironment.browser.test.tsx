import { createSecureFrame } from '@latchkit/secure-frame-client'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { rejectionOf } from '../../../../core/test/rejectionOf.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { createFrameEnvironment } from './createFrameEnvironment.js'

const at = (host: string, page: string) => `http://${host}.localhost:${location.port}/test-${page}`
const dialog = () =>
  document.querySelector<HTMLDialogElement>(`[data-testid="${modalTestIds.secureFrameDialog}"]`) ?? undefined

function create(url = at('secure', 'frame'), messages = {}) {
  const client = createSecureFrame({
    url,
    projectId: 'p',
    environment: createFrameEnvironment(() => ({ locale: 'en', formatLocale: 'en', messages })),
  })
  onTestFinished(() => client.destroy())
  return client
}

const visibility = () => {
  const element = dialog()
  return element && getComputedStyle(element).visibility
}

it('inserts one hidden frame of another origin, and talks to it over its port only', async () => {
  const client = create()
  expect(dialog()).toBeUndefined()
  expect(await client.request('GET_CHAIN_ID')).toEqual({ chainId: 1 })
  const iframe = dialog()?.querySelector('iframe')
  expect([visibility(), dialog()?.inert, dialog()?.open]).toEqual(['hidden', true, false])
  expect(iframe && getComputedStyle(iframe).visibility, 'hidden with its dialog').toBe('hidden')
  expect(getComputedStyle(dialog() as Element).zIndex).toBe('999999')
  expect(dialog()?.parentElement).toBe(document.body)
  expect(iframe?.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  expect(iframe?.src).toContain('projectId=p&chainId=1&version=5&enableLogger=false')
  client.destroy()
  expect(dialog()).toBeUndefined()
})

it('sec 3: C28: a stranger in the page that claims to be the frame gets no port', async () => {
  const other = document.createElement('iframe')
  const count = new Promise<number>(resolve => {
    addEventListener('message', function hear(event) {
      if (event.source !== other.contentWindow || event.data?.stranger === undefined) return
      removeEventListener('message', hear)
      resolve(event.data.stranger)
    })
  })
  onTestFinished(() => other.remove())
  const client = create()
  const ready = client.ready()
  other.src = at('stranger', 'stranger')
  const loaded = new Promise(resolve => other.addEventListener('load', resolve, { once: true }))
  document.body.append(other)
  await ready
  await loaded
  expect(await client.request('GET_CHAIN_ID')).toEqual({ chainId: 1 })
  other.contentWindow?.postMessage('count', '*')
  expect(await count).toBe(0)
})

it('sec 2: shows the frame above everything for an approval, and withdraws it by Escape, without reloading it', async () => {
  const client = create(undefined, { 'secureFrame.title': 'المحفظة الآمنة' })
  await client.request('SWITCH_NETWORK', { chainId: 31337 })
  const sent = rejectionOf(
    client.request('RPC_REQUEST', { method: 'personal_sign', params: ['0x', `0x${'a'.repeat(40)}`] }),
  )
  await expect.poll(() => dialog()?.open).toBe(true)
  expect([visibility(), dialog()?.inert, dialog()?.getAttribute('aria-label')]).toEqual([
    'visible',
    false,
    'المحفظة الآمنة',
  ])
  expect(dialog()?.clientHeight).toBe(320)
  // The modal may open late: the frame is above it again, and has the focus, without which nothing can be approved.
  dispatchEvent(new Event('latchkit-shown'))
  expect(document.activeElement).toBe(dialog()?.querySelector('iframe'))
  for (const element of [dialog(), dialog()?.querySelector('iframe')]) {
    const { opacity, filter, transform } = getComputedStyle(element as Element)
    expect([opacity, filter, transform]).toEqual(['1', 'none', 'none'])
  }
  dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(await sent).toMatchObject({ message: 'Request was aborted', rpcCode: 4001 })
  await expect.poll(visibility).toBe('hidden')
  // The frame still has its state, so it was not reloaded.
  expect(await client.request('GET_CHAIN_ID')).toEqual({ chainId: 31337 })
})

it('C40: a dialog of the app does not see the focus and the presses in the dialog of the frame', async () => {
  const seen: string[] = []
  const see = ({ type, target }: Event) => {
    if (target instanceof Node && dialog()?.contains(target)) seen.push(type)
  }
  const types = ['keydown', 'pointerdown', 'mousedown', 'click', 'focusin']
  for (const type of types) document.addEventListener(type, see, true)
  onTestFinished(() => {
    for (const type of types) document.removeEventListener(type, see, true)
  })
  const client = create()
  const sent = rejectionOf(
    client.request('RPC_REQUEST', { method: 'personal_sign', params: ['0x', `0x${'a'.repeat(40)}`] }),
  )
  await expect.poll(() => dialog()?.open).toBe(true)
  await page.getByTestId(modalTestIds.secureFrameDialog).click({ position: { x: 8, y: 8 } })
  dialog()?.querySelector('iframe')?.focus()
  dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
  expect(seen).toEqual([])
  client.abortApprovals()
  await sent
})

it('is as wide as the page at the lower edge of a phone, and 368px in the middle elsewhere', async () => {
  onTestFinished(() => page.viewport(1024, 768))
  for (const [viewport, expected] of [
    [390, { left: 0, width: 390, below: 0 }],
    [1024, { left: 328, width: 368, below: (768 - 320) / 2 }],
  ] as const) {
    await page.viewport(viewport, 768)
    const client = create()
    const sent = rejectionOf(
      client.request('RPC_REQUEST', { method: 'personal_sign', params: ['0x', `0x${'a'.repeat(40)}`] }),
    )
    await expect
      .poll(() => {
        const { left, width, bottom } = dialog()?.getBoundingClientRect() ?? new DOMRect()
        return { left, width, below: innerHeight - bottom }
      })
      .toEqual(expected)
    client.abortApprovals()
    await sent
    client.destroy()
  }
})

it('C1: a dialog that the browser closed by itself is not seen below the modal', async () => {
  const client = create()
  const sent = rejectionOf(
    client.request('RPC_REQUEST', { method: 'personal_sign', params: ['0x', `0x${'a'.repeat(40)}`] }),
  )
  await expect.poll(() => dialog()?.open).toBe(true)
  dialog()?.close()
  await expect.poll(visibility).toBe('hidden')
  client.abortApprovals()
  await sent
})

it('sec 1: gives up a frame that loads without a greeting, and removes it', async () => {
  const client = create(at('other', 'silent'))
  expect(await rejectionOf(client.ready())).toMatchObject({ code: 'frame/not-loaded' })
  expect(dialog()).toBeUndefined()
})

it('sec 1: says that the site does not list the page, whose frame the browser refuses without a reason', async () => {
  const client = create(at('secure', 'refused'))
  expect(await rejectionOf(client.ready())).toMatchObject({
    code: 'frame/origin-not-allowed',
    message: expect.stringContaining(`does not list the origin ${location.origin} for the project "p"`),
  })
  expect(dialog()).toBeUndefined()
})

it('C28: refuses a frame of the origin of the page', () => {
  expect(() => create(`${location.origin}/test-frame`)).toThrow(
    expect.objectContaining({ code: 'frame/invalid-url' }),
  )
})
