import { type FactorRecord, removeFactor } from '@latchkit/secure-protocol/api/factors'
import { element } from '../approval/element.js'
import { type CardParts, date } from './createParts.js'
import { download } from './download.js'
import { hasPasskeys } from './factorSecrets.js'
import { addNewFactor, askFactor, type OpenedFactor, readFile } from './factors.js'
import { withProof } from './proveAgain.js'
import type { WalletPage } from './walletPage.js'

/** Where the page that opens a recovery file is. */
const offlinePage = '/frame/recover.html'

/** The factors of a wallet, and how to add one. */
export function factorsCard(
  page: WalletPage,
  { button, card }: CardParts,
  factors: readonly FactorRecord[],
): HTMLElement {
  const { host, dialogs, text } = page

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

  /** The key that the factors share; `undefined` if the user replaces all of them. */
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
  return card(
    'factors.title',
    factors.length === 0 ? element('p', {}, text('factors.none')) : element('ul', {}, ...factorRows),
    element(
      'footer',
      {},
      ...(hasPasskeys()
        ? [button('factors.addPasskey', () => add('passkey'), { testId: 'add-passkey' })]
        : []),
      button('factors.addPassword', () => add('password'), { testId: 'add-password' }),
      button('factors.addCode', () => add('code'), { testId: 'add-code' }),
    ),
  )
}
