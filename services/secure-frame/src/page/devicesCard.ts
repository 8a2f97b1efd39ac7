import type { CallAnswer } from '@latchkit/secure-protocol/api/call'
import { endAllSessions, type listDevices, revokeDevice } from '@latchkit/secure-protocol/api/devices'
import { element } from '../approval/element.js'
import { FrameError } from '../FrameError.js'
import { type CardParts, date } from './createParts.js'
import type { WalletPage } from './walletPage.js'

/** The devices of an account, and how to end their sessions. */
export function devicesCard(
  page: WalletPage,
  { button, card }: CardParts,
  devices: CallAnswer<typeof listDevices>['devices'],
): HTMLElement {
  const { host, dialogs, text } = page
  const deviceRows = devices.map(device => {
    const values = { name: device.agent, ...date(device.lastSeen) }
    const marks = [device.isThis && text('devices.this'), device.isFirst && text('devices.first')].filter(
      Boolean,
    )
    return element(
      'li',
      {},
      element(
        'span',
        {},
        [device.agent, ...marks].join(' · '),
        element('small', {}, text('devices.seen', values)),
      ),
      button(
        'devices.revoke',
        async () => {
          await dialogs.ask({
            title: 'devices.revokeTitle',
            text: text('devices.revokeText'),
            submit: 'devices.revoke',
            act: () => undefined,
          })
          await host.call(revokeDevice, { deviceId: device.id })
        },
        { testId: 'device-revoke', name: text('devices.revokeOf', values) },
      ),
    )
  })
  return card(
    'devices.title',
    element('ul', {}, ...deviceRows),
    element(
      'footer',
      {},
      button(
        'devices.endAll',
        async () => {
          await dialogs.ask({
            title: 'devices.endAllTitle',
            text: text('devices.endAllText'),
            submit: 'devices.endAll',
            act: () => host.call(endAllSessions, {}),
          })
          page.root.replaceChildren(
            element('h1', {}, text('title')),
            element('p', { role: 'status' }, text('devices.ended')),
          )
          throw new FrameError(4001, 'The page was closed')
        },
        { testId: 'end-all' },
      ),
    ),
  )
}
