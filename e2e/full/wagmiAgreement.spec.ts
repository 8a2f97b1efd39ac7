import { accountOf } from '../fixtures/addresses.js'
import { defaultAppearance } from '../fixtures/appearance.js'
import { expect, test } from '../fixtures/test.js'
import { rdns } from '../pages/rdns.js'

const address = accountOf('first')

const pages = [
  { title: 'with a wagmi config of our own', app: 'lab', appearance: defaultAppearance },
  { title: 'with the wagmi config of the app', app: 'existing', appearance: defaultAppearance },
  {
    title: 'with the wagmi 2 config of the app',
    app: 'existing',
    appearance: { ...defaultAppearance, react: 18 },
  },
] as const
for (const { title, ...options } of pages)
  test.describe(title, () => {
    test('C4 connect, switch and disconnect by wagmi are shown by the kit', async ({ openLab, wallet }) => {
      const lab = await openLab(options)
      await expect.poll(async () => (await lab.state()).connectors).toContain(rdns.first)
      await lab.start('wagmi-connect', rdns.first)
      await lab.expectState({ status: 'connecting' })
      await wallet.approve()
      await lab.expectAgreement({ address, chainId: 31337 })
      await lab.start('wagmi-switch')
      await wallet.approve()
      await lab.expectAgreement({ address, chainId: 31338 })
      await lab.start('wagmi-disconnect')
      await lab.value('wagmi-disconnect')
      await lab.expectDisconnected()
    })

    test('C4 connect, switch and disconnect by the kit are shown by wagmi', async ({ openLab, wallet }) => {
      const lab = await openLab(options)
      await lab.connect(wallet)
      await lab.expectAgreement({ address, chainId: 31337 })
      await lab.start('switch-network')
      await wallet.approve()
      await lab.expectAgreement({ address, chainId: 31338 })
      await lab.page.reload()
      await lab.expectAgreement({ address, chainId: 31338 })
      await lab.start('disconnect')
      await lab.value('disconnect')
      await lab.expectDisconnected()
    })

    test('C4 a rejection in the wallet leaves both disconnected', async ({ openLab, wallet }) => {
      const lab = await openLab(options)
      await expect.poll(async () => (await lab.state()).connectors).toContain(rdns.first)
      await lab.start('wagmi-connect', rdns.first)
      await wallet.reject()
      expect((await lab.result('wagmi-connect')).error?.name).toBe('UserRejectedRequestError')
      await lab.expectDisconnected()
    })
  })
