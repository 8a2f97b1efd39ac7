import type { Page } from '@playwright/test'
import { test as base, expect } from '../fixtures/test.js'

type Projects = { readonly [projectId: string]: readonly string[] }

/** A relay with a project file, for one test. */
const test = base.extend<{ openRelay(projects?: Projects): Promise<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  openRelay: async ({}, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(async projects => {
      const { startRelay } = await import('@latchkit/relay')
      const relay = await startRelay({ port: 0, projects })
      ends.push(() => relay.close())
      return relay.url
    })
    for (const end of ends) await end()
  },
  problems: async ({ problems }, use) => {
    // For the developer of the app.
    problems.expect(/An alert is shown/)
    await use(problems)
  },
  // The relay outlives the pages that talk to it: a page whose relay goes away complains.
  context: async ({ openRelay: _relay, context }, use) => {
    await use(context)
  },
})

/** It is announced to assistive technology by its role, and in the dialog while that is open. */
async function expectAlert(page: Page, text: string, code: string) {
  const alert = page.getByRole('alert').and(page.getByTestId('alert'))
  await expect(alert).toHaveText(text)
  await expect(alert).toHaveAttribute('data-code', code)
  return alert
}

const refusals = [
  {
    what: 'an origin that is not on the allowlist',
    projects: { mine: ['https://elsewhere.example'] },
    projectId: 'mine',
    text: 'Invalid App Configuration',
    code: 'origin-not-allowed',
  },
  {
    what: 'an unknown project',
    projects: { mine: ['*'] },
    projectId: 'another',
    text: 'Invalid Project ID',
    code: 'invalid-project-id',
  },
  {
    what: 'no project where one is needed',
    projects: { mine: ['*'] },
    projectId: '',
    text: 'Project ID Not Configured',
    code: 'invalid-project-id',
  },
] as const

for (const { what, projects, projectId, text, code } of refusals) {
  const query = projectId ? { projectId } : {}

  test(`the gateway refuses ${what}: ${text}, once`, async ({ openLab, openGateway, problems }) => {
    problems.expect(/Failed to load resource/)
    const gateway = await openGateway({ projects })
    const lab = await openLab({ query: { gateway: gateway.url, ...query } })
    await lab.start('open-all')
    const alert = await expectAlert(lab.page, text, `gateway/${code}`)
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await expect(alert).toHaveCount(0)
    // The search is refused as well, for the same reason.
    const answer = lab.page.waitForResponse(/search=zerion/)
    await lab.modal.search.fill('zerion')
    expect((await answer).ok()).toBe(false)
    await expect(lab.modal.wallets.first()).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  test(`the relay refuses ${what}: ${text}`, async ({ openLab, openRelay }) => {
    const relay = await openRelay(projects)
    const lab = await openLab({ query: { relay, ...query } })
    await lab.openConnect()
    await lab.modal.wallet('walletConnect').click()
    await expectAlert(lab.page, text, `walletconnect/${code}`)
    await expect(lab.modal.retry).toBeVisible()
  })
}

test('the relay refuses the token of a clock that is ahead: Session Expired', async ({
  context,
  openLab,
  openRelay,
}) => {
  await context.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 3_600_000
  })
  const lab = await openLab({ query: { relay: await openRelay() } })
  await lab.openConnect()
  await lab.modal.wallet('walletConnect').click()
  await expectAlert(lab.page, 'Session Expired', 'walletconnect/clock-skew')
})

test('a network that the app does not list: Network Not Found', async ({ openLab }) => {
  const lab = await openLab()
  await lab.page.getByTestId('lab-switch-unknown').click()
  const alert = await expectAlert(lab.page, 'Network Not Found', 'networks/not-found')
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert).toHaveCount(0)
})

test('a 403 for an event shows the alert of the origin once, and no event follows', async ({
  openLab,
  openGateway,
  requests,
  problems,
}) => {
  problems.expect(/Failed to load resource/)
  const gateway = await openGateway({
    projects: { mine: { origins: ['https://elsewhere.example'], analytics: true } },
  })
  const lab = await openLab({
    query: { gateway: gateway.url, projectId: 'mine', analytics: '1', networks: 'first' },
  })
  await lab.openConnect()
  const alert = await expectAlert(lab.page, 'Invalid App Configuration', 'gateway/origin-not-allowed')
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await lab.modal.closeButton.click()
  await lab.modal.expectClosed()
  await lab.openConnect()
  await expect(alert).toHaveCount(0)
  const asked = requests.all().map(url => new URL(url).pathname)
  expect(asked.filter(path => path === '/getAnalyticsConfig')).toHaveLength(1)
  expect(asked).not.toContain('/e')
})

test('without keys nothing is configured wrongly: no alert', async ({ openLab, openGateway, openRelay }) => {
  const gateway = await openGateway()
  const lab = await openLab({ query: { gateway: gateway.url, relay: await openRelay() } })
  await lab.openConnect()
  await lab.modal.wallet('walletConnect').click()
  await lab.modal.uri()
  await lab.modal.back.click()
  await lab.modal.allWallets.click()
  await expect(lab.modal.view('AllWallets')).toBeVisible()
  await expect(lab.modal.wallets.first()).toBeVisible()
  await expect(lab.page.getByTestId('alert')).toHaveCount(0)
})

test('in Arabic', async ({ openLab, openRelay }) => {
  const relay = await openRelay({ mine: ['*'] })
  const lab = await openLab({ query: { relay, projectId: 'another', locale: 'ar' } })
  await lab.openConnect()
  await lab.modal.wallet('walletConnect').click()
  await expectAlert(lab.page, 'معرّف المشروع غير صالح', 'walletconnect/invalid-project-id')
})
