import type { ReceivedEvent } from '@latchkit/gateway'
import type { GatewaySettings } from '../fixtures/openGateways.js'
import { test as base, expect } from '../fixtures/test.js'

type Sink = { readonly url: string; readonly events: readonly ReceivedEvent[] }

/** A gateway that keeps its events for the test. */
const test = base.extend<{ openSink(options?: GatewaySettings): Promise<Sink> }>({
  openSink: async ({ openGateway }, use) => {
    await use(async options => {
      const events: ReceivedEvent[] = []
      const analyticsSink = { write: async (more: readonly ReceivedEvent[]) => void events.push(...more) }
      const { url } = await openGateway({ analyticsSink, ...options })
      return { url, events }
    })
  },
})

const callsOf = (urls: readonly string[], gateway: string) =>
  urls.filter(url => url.startsWith(gateway)).map(url => new URL(url).pathname)
const ofEvents = ['/getAnalyticsConfig', '/e', '/batch']

test('C22 analytics is off by default: the service gets no request, and no byte is loaded for it', async ({
  openLab,
  openSink,
  requests,
  wallet,
}) => {
  const { url, events } = await openSink({ analytics: true })
  const lab = await openLab({ query: { gateway: url } })
  await lab.connect(wallet)
  await lab.openAccount()
  await lab.page.waitForLoadState('networkidle')
  expect(callsOf(requests.all(), url).filter(path => ofEvents.includes(path))).toEqual([])
  expect(requests.all().filter(asked => /sendEvent/.test(asked))).toEqual([])
  expect(events).toEqual([])
})

test('C22 on here and off at the service: it is called once, at the first event, and sent no event', async ({
  openLab,
  openSink,
  requests,
}) => {
  const { url, events } = await openSink({ projects: { mine: ['*'] } })
  const lab = await openLab({ query: { gateway: url, projectId: 'mine', analytics: '1' } })
  await expect(lab.connectButton).toBeVisible()
  await lab.page.waitForLoadState('networkidle')
  expect(callsOf(requests.all(), url)).toEqual([])
  for (const _ of [1, 2]) {
    await lab.openConnect()
    await lab.modal.closeButton.click()
    await lab.modal.expectClosed()
  }
  await lab.page.waitForLoadState('networkidle')
  const asked = callsOf(requests.all(), url).filter(path => ofEvents.includes(path))
  expect(asked).toEqual(['/getAnalyticsConfig'])
  expect(events).toEqual([])
})

test('C22 both on: openings and closings arrive with exactly the documented body', async ({
  openLab,
  openSink,
  requests,
  wallet,
  site,
}) => {
  const { url, events } = await openSink({ projects: { mine: { origins: [site.origin], analytics: true } } })
  const before = Date.now()
  const lab = await openLab({ query: { gateway: url, projectId: 'mine', analytics: '1' } })
  await lab.connect(wallet)
  await expect.poll(() => events.length).toBe(2)
  await lab.openAccount()
  await expect.poll(() => events.length).toBe(3)
  const { pathname, hostname } = new URL(lab.page.url())
  const eventOf = (event: string, connected: boolean) => ({
    receivedAt: expect.any(String),
    projectId: 'mine',
    st: 'latchkit',
    sv: expect.stringMatching(/^react-wagmi-\d+\.\d+\.\d+/),
    eventId: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    url: site.origin + pathname,
    domain: hostname,
    timestamp: expect.any(Number),
    props: { type: 'track', event, properties: { connected } },
  })
  expect(events).toEqual([
    eventOf('MODAL_OPEN', false),
    eventOf('MODAL_CLOSE', true),
    eventOf('MODAL_OPEN', true),
  ])
  for (const { timestamp } of events) {
    expect(timestamp).toBeGreaterThanOrEqual(before)
    expect(timestamp).toBeLessThanOrEqual(Date.now())
  }
  expect(JSON.stringify(events)).not.toMatch(/0x[\da-f]{8}/i)
  expect(callsOf(requests.all(), url).filter(path => path === '/getAnalyticsConfig')).toHaveLength(1)
})
