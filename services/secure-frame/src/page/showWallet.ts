import {
  cancelRecovery,
  deleteAccount,
  keepAccount,
  readAccountData,
  readAccountState,
  undoChange,
} from '@latchkit/secure-protocol/api/account'
import type { CallAnswer } from '@latchkit/secure-protocol/api/call'
import { listDevices, listEvents } from '@latchkit/secure-protocol/api/devices'
import { listFactors } from '@latchkit/secure-protocol/api/factors'
import { getUser } from '@latchkit/secure-protocol/api/user'
import { element } from '../approval/element.js'
import { FrameError } from '../FrameError.js'
import { createParts, date, type Press } from './createParts.js'
import { devicesCard } from './devicesCard.js'
import { download } from './download.js'
import { factorsCard } from './factorsCard.js'
import { FormError, toText } from './openDialog.js'
import { withProof } from './proveAgain.js'
import { showWords } from './showWords.js'
import { isPageKey } from './texts.js'
import type { WalletPage } from './walletPage.js'

type Data = {
  readonly user: CallAnswer<typeof getUser>
  readonly account: CallAnswer<typeof readAccountState>
  readonly factors: CallAnswer<typeof listFactors>['factors']
  readonly devices: CallAnswer<typeof listDevices>['devices']
  readonly events: CallAnswer<typeof listEvents>['events']
}

/** Shows the account and its wallet. What changes anything is followed by a new look at the server. */
export async function showWallet(page: WalletPage): Promise<void> {
  const { root, text } = page
  const alert = element('p', { className: 'error', role: 'alert', testId: 'page-error' })
  const body = element('div', { className: 'cards' })
  root.replaceChildren(element('h1', {}, text('title')), alert, body)
  await refresh()

  async function refresh() {
    body.replaceChildren(...toCards(page, await read(page), press))
  }

  /** Runs the action of a button. A dialog that the user closed is not an error. */
  async function press(act: () => Promise<unknown>) {
    alert.textContent = ''
    try {
      await act()
      await refresh()
    } catch (error) {
      if (error instanceof FrameError && error.code === 4001) return
      alert.textContent = toText(error, text)
    }
  }
}

async function read({ host }: WalletPage): Promise<Data> {
  const [user, account, { factors }, { devices }, { events }] = await Promise.all([
    host.call(getUser, {}),
    host.call(readAccountState, {}),
    host.call(listFactors, {}),
    host.call(listDevices, {}),
    host.call(listEvents, {}),
  ])
  return { user, account, factors, devices, events }
}

function toCards(page: WalletPage, data: Data, press: Press): HTMLElement[] {
  const { host, dialogs, text, formatTime } = page
  const { user, account, factors, devices, events } = data
  const isHeld = user.wallet?.tier === 'user-held'
  const parts = createParts(page, press)
  const { button, card, note } = parts
  const eventRows = events.map(({ event, at, meta }) => {
    const key = `event.${event}`
    const what = isPageKey(key) ? text(key) : text('event.other', { event })
    const where = [meta.agent, meta.parentOrigin].filter(Boolean).join(' · ')
    return element(
      'li',
      {},
      element('span', {}, what, where === '' ? undefined : element('small', { dir: 'auto' }, where)),
      element('time', { dateTime: new Date(at).toISOString() }, formatTime(new Date(at))),
    )
  })

  return [
    account.recoveryAt === null
      ? undefined
      : element(
          'section',
          { className: 'warning' },
          element('p', {}, text('recovery.due', date(account.recoveryAt))),
          button('recovery.stop', () => host.call(cancelRecovery, {}), { testId: 'recovery-stop' }),
        ),
    ...account.changes.map(({ id, event, undoUntil }) =>
      element(
        'section',
        { className: 'warning' },
        element('p', {}, text('change.until', { what: text(`event.${event}`), ...date(undoUntil) })),
        button('change.undo', () => host.call(undoChange, { id }), { testId: 'change-undo' }),
      ),
    ),
    card(
      'custody.title',
      element(
        'p',
        { className: 'tier', testId: 'tier' },
        text(isHeld ? 'custody.userHeld' : 'custody.assisted'),
      ),
      element('p', {}, text(isHeld ? 'custody.userHeldText' : 'custody.assistedText')),
      user.wallet
        ? element(
            'dl',
            {},
            ...Object.entries(user.wallet.addresses).flatMap(([namespace, address]) => [
              element('dt', {}, namespace === 'eip155' ? 'Ethereum' : 'Solana'),
              element('dd', { dir: 'ltr', testId: `address-${namespace}` }, address),
            ]),
          )
        : undefined,
    ),
    factorsCard(page, parts, factors),
    devicesCard(page, parts, devices),
    card(
      'export.title',
      element('p', {}, text('export.text')),
      account.exportAt === null ? undefined : note('export.wait', account.exportAt),
      element(
        'footer',
        {},
        button('export.button', () => showWords(page), {
          testId: 'export',
          isDisabled: account.exportAt !== null,
        }),
      ),
    ),
    card(
      'data.title',
      element('p', {}, text('data.text')),
      element(
        'footer',
        {},
        button(
          'data.button',
          async () => {
            const { data } = await withProof(page, () => host.call(readAccountData, {}))
            download('my-data.json', JSON.stringify(data, undefined, 2))
          },
          { testId: 'data' },
        ),
      ),
    ),
    card(
      'delete.title',
      account.deleteAt === null
        ? element('p', {}, text('delete.text'))
        : note('delete.due', account.deleteAt),
      element(
        'footer',
        {},
        account.deleteAt === null
          ? button('delete.button', askDeletion, { testId: 'delete', isDisabled: account.exportAt !== null })
          : button('delete.keep', () => host.call(keepAccount, {}), { testId: 'keep' }),
      ),
    ),
    card('events.title', element('ul', { testId: 'events' }, ...eventRows)),
  ].filter(one => one !== undefined)

  async function askDeletion() {
    const confirmed = element('input', { type: 'checkbox', id: 'delete-confirm', testId: 'delete-confirm' })
    await dialogs.ask({
      title: 'delete.confirmTitle',
      text: text('delete.text'),
      content: [element('label', { className: 'check' }, confirmed, text('delete.confirmText'))],
      submit: 'delete.button',
      act() {
        if (!confirmed.checked) throw new FormError(text('delete.confirmText'))
      },
    })
    await withProof(page, () => host.call(deleteAccount, {}))
  }
}
