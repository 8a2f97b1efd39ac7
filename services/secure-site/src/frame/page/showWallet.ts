import {
  cancelRecovery,
  deleteAccount,
  keepAccount,
  readAccountData,
  readAccountState,
} from '../../api/account.js'
import type { CallAnswer } from '../../api/call.js'
import { endAllSessions, listDevices, listEvents, revokeDevice } from '../../api/devices.js'
import { listFactors, removeFactor } from '../../api/factors.js'
import { getUser } from '../../api/user.js'
import { element } from '../approval/element.js'
import { FrameError } from '../FrameError.js'
import { download } from './download.js'
import { addNewFactor, askFactor, type OpenedFactor, readFile } from './factors.js'
import { toText } from './openDialog.js'
import { withProof } from './proveAgain.js'
import { showWords } from './showWords.js'
import { isPageKey, type PageKey } from './texts.js'
import type { WalletPage } from './walletPage.js'

type Data = {
  readonly user: CallAnswer<typeof getUser>
  readonly account: CallAnswer<typeof readAccountState>
  readonly factors: CallAnswer<typeof listFactors>['factors']
  readonly devices: CallAnswer<typeof listDevices>['devices']
  readonly events: CallAnswer<typeof listEvents>['events']
}

/** Where the page that opens a recovery file is. */
const offlinePage = '/frame/recover.html'

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

  /** Does what a button is for. Nothing is said of what the user closed himself. */
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

type Press = (act: () => Promise<unknown>) => Promise<void>

function toCards(page: WalletPage, data: Data, press: Press): HTMLElement[] {
  const { host, dialogs, text } = page
  const { user, account, factors, devices, events } = data
  const isHeld = user.wallet?.tier === 'user-held'
  const date = (time: number) => ({ date: new Date(time) })
  const button = (
    label: PageKey,
    act: () => Promise<unknown>,
    { testId, name, isDisabled = false }: { testId: string; name?: string; isDisabled?: boolean },
  ) => {
    const made = element('button', { type: 'button', testId, disabled: isDisabled }, text(label))
    if (name !== undefined) made.setAttribute('aria-label', name)
    made.addEventListener('click', () => {
      made.disabled = true
      void press(act).finally(() => {
        made.disabled = isDisabled
      })
    })
    return made
  }
  const card = (title: PageKey, ...content: readonly (Node | undefined)[]) => {
    const id = `card-${title.split('.')[0]}`
    const made = element('section', {}, element('h2', { id }, text(title)), ...content)
    made.setAttribute('aria-labelledby', id)
    return made
  }
  const note = (key: PageKey, time: number) => element('p', { className: 'note' }, text(key, date(time)))

  async function add(kind: 'passkey' | 'password' | 'code') {
    const existing = factors.length > 0 ? await askExisting() : undefined
    const file = await addNewFactor(page, kind, existing)
    const save = element('button', { type: 'button', testId: 'recovery-file' }, text('factors.download'))
    save.addEventListener('click', () =>
      download(`latchkit-recovery-${kind}.json`, JSON.stringify(file, undefined, 2)),
    )
    const link = element('a', { href: offlinePage, download: 'recover.html' }, text('factors.downloadPage'))
    await dialogs.ask({
      title: 'factors.addedTitle',
      text: text('factors.addedText'),
      content: [save, element('p', {}, link)],
      submit: 'done',
      act: () => undefined,
    })
  }

  /** The key that factors share, or none where the user replaces them all. */
  async function askExisting(): Promise<OpenedFactor | undefined> {
    const has = await dialogs.ask<boolean>({
      title: 'factors.proveTitle',
      text: text('factors.proveText'),
      others: [{ label: 'factors.lost', press: () => false }],
      act: () => true,
    })
    if (has) return askFactor(page, 'factors.proveTitle', factors)
    await dialogs.ask({ title: 'factors.lostTitle', text: text('factors.lostText'), act: () => undefined })
    return undefined
  }

  const factorRows = factors.map(factor => {
    const kind = text(`factors.${factor.parameters.kind}`)
    const values = { name: kind, ...date(factor.createdAt) }
    return element(
      'li',
      {},
      element('span', {}, kind, element('small', {}, text('factors.added', values))),
      button(
        'factors.file',
        async () =>
          download(
            `latchkit-recovery-${factor.parameters.kind}.json`,
            JSON.stringify(await readFile(page, factor), undefined, 2),
          ),
        {
          testId: 'factor-file',
          name: text('factors.fileOf', values),
        },
      ),
      button('factors.remove', () => withProof(page, () => host.call(removeFactor, { id: factor.id })), {
        testId: 'factor-remove',
        name: text('factors.removeOf', values),
        isDisabled: factors.length < 2,
      }),
    )
  })
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
  const eventRows = events.map(({ event, at, meta }) => {
    const key = `event.${event}`
    const what = isPageKey(key) ? text(key) : text('event.other', { event })
    const where = [meta.agent, meta.parentOrigin].filter(Boolean).join(' · ')
    return element(
      'li',
      {},
      element('span', {}, what, where === '' ? undefined : element('small', { dir: 'auto' }, where)),
      element(
        'time',
        { dateTime: new Date(at).toISOString() },
        text('factors.added', date(at))
          .replace(text('factors.added', { date: '' }).trim(), '')
          .trim(),
      ),
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
    card(
      'factors.title',
      factors.length === 0 ? element('p', {}, text('factors.none')) : element('ul', {}, ...factorRows),
      element(
        'footer',
        {},
        button('factors.addPasskey', () => add('passkey'), { testId: 'add-passkey' }),
        button('factors.addPassword', () => add('password'), { testId: 'add-password' }),
        button('factors.addCode', () => add('code'), { testId: 'add-code' }),
      ),
    ),
    card(
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
            throw new FrameError(4001, 'The page is over')
          },
          { testId: 'end-all' },
        ),
      ),
    ),
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
        if (!confirmed.checked) throw new RangeError(text('delete.confirmText'))
      },
    })
    await withProof(page, () => host.call(deleteAccount, {}))
  }
}
