import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openWalletConnectWallet } from '../../src/node/openWalletConnectWallet.js'
import { pageSuite } from './pageSuite.js'

const suite = pageSuite()
const image = fileURLToPath(new URL('fixtures/expired.png', import.meta.url))
const optionalNamespaces = {
  eip155: { chains: ['eip155:31337'], methods: ['personal_sign'], events: ['chainChanged'] },
}

describe('a QR code', () => {
  test('is read from a picture, and that its URI has expired is said', async () => {
    const { page, status } = suite.setup.wallet
    await page.getByTestId('qr-file').setInputFiles(image)
    await page
      .getByTestId('status')
      .getByText(/expired/i)
      .waitFor()
    expect(await page.getByTestId('uri-input').inputValue()).toMatch(
      /^wc:7f6e504b.*expiryTimestamp=1700000000$/,
    )
    expect(await status()).toMatch(/expired/i)
  })

  test('is read from the clipboard', async () => {
    const { context, wallet } = suite.setup
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { page } = wallet
    await page.getByTestId('uri-input').fill('')
    const base64 = (await readFile(image)).toString('base64')
    await page.evaluate(async text => {
      const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
      const blob = new Blob([bytes], { type: 'image/png' })
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
    }, base64)
    await page.getByTestId('paste').click()
    await page
      .getByTestId('status')
      .getByText(/expired/i)
      .waitFor()
    expect(await page.getByTestId('uri-input').inputValue()).toContain('wc:7f6e504b')
  })

  test('is missed in a picture without one, which is said', async () => {
    const { wallet } = suite.setup
    const picture = await wallet.page.screenshot()
    await wallet.page
      .getByTestId('qr-file')
      .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: picture })
    await wallet.page.getByTestId('status').getByText('no QR code').waitFor()
  })
})

describe('a link', () => {
  test('opens the wallet at the proposal, and a reload does not pair again', async () => {
    const { dapp, wallet, server } = suite.setup
    const { uri = '', approval } = await dapp.connect({ optionalNamespaces })
    // Before the wallet answers: the reference client hangs otherwise.
    const settled = approval()
    await wallet.page.goto(`${server.url}/wc?uri=${encodeURIComponent(uri)}`)
    await wallet.proposal()
    expect(wallet.page.url()).toBe(`${server.url}/`)
    await wallet.reload()
    await wallet.approveProposal()
    expect((await settled).namespaces.eip155?.chains).toEqual(['eip155:31337'])
  })

  test('opened in a second tab is handed to the first, and the second takes over once the first is closed', async () => {
    const { dapp, wallet, server, context } = suite.setup
    const { uri = '', approval } = await dapp.connect({ optionalNamespaces })
    // Before the wallet answers: the reference client hangs otherwise.
    const settled = approval()
    const second = await context.newPage()
    await second.goto(`${server.url}/wc?uri=${encodeURIComponent(uri)}`)
    await second.getByTestId('elsewhere').waitFor()
    await wallet.approveProposal()
    const session = await settled
    await wallet.page.goto('about:blank')
    const taken = await openWalletConnectWallet(second, server.url)
    expect((await taken.sessions()).map(({ topic }) => topic)).toEqual([session.topic])
    await second.close()
    await wallet.page.goto(server.url)
    await wallet.page.locator('body[data-loaded]').waitFor()
  })
})

describe('a one-click sign-in', () => {
  const request = {
    chains: ['eip155:31337', 'eip155:31338'],
    domain: 'app.example',
    nonce: 'n-0S6WzA2Mj',
    uri: 'https://app.example/login',
    methods: ['personal_sign', 'eth_sendTransaction'],
  }

  test('is shown in full and signed for each network', async () => {
    const { dapp, wallet } = suite.setup
    const { uri, response } = await dapp.authenticate(request)
    const answer = response()
    await wallet.pair(uri)
    await wallet.signIn()
    const message = await wallet.page.getByTestId('sign-in-message').textContent()
    expect(message).toContain('app.example wants you to sign in with your Ethereum account')
    expect(message).toContain('n-0S6WzA2Mj')
    expect(await wallet.page.getByTestId('sign-in-warning').count()).toBe(0)
    await wallet.approveSignIn({ account: 1 })
    // The reference client has checked the signatures when it resolves.
    const { auths, session } = await answer
    const [, second] = suite.addresses
    expect(auths?.map(({ p }) => p.iss)).toEqual([
      `did:pkh:eip155:31337:${second}`,
      `did:pkh:eip155:31338:${second}`,
    ])
    expect(session.namespaces.eip155?.accounts).toEqual([`eip155:31337:${second}`, `eip155:31338:${second}`])
    expect((await wallet.sessions()).map(({ topic }) => topic)).toEqual([session.topic])
  })

  test('for another domain than the app has is warned of, and rejected', async () => {
    const { dapp, wallet } = suite.setup
    const { uri, response } = await dapp.authenticate({
      ...request,
      nonce: 'second000',
      domain: 'bank.example',
    })
    const rejected = expect(response()).rejects.toBe('User rejected.')
    await wallet.pair(uri)
    await wallet.page.getByTestId('sign-in-warning').getByText('bank.example').waitFor()
    await wallet.rejectSignIn()
    await rejected
  })

  test('becomes an ordinary session with a wallet that knows none', async () => {
    const { dapp, wallet } = suite.setup
    await wallet.setNoSignIn(true)
    const { uri, response } = await dapp.authenticate({ ...request, nonce: 'third0000' })
    const answer = response()
    await wallet.pair(uri)
    await wallet.approveProposal()
    const { auths, session } = await answer
    expect(auths).toBeUndefined()
    expect(session.namespaces.eip155?.chains).toEqual(['eip155:31337', 'eip155:31338'])
    await wallet.setNoSignIn(false)
  })
})
