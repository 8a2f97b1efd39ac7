import { createHmac, pbkdf2Sync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ed25519 } from '@noble/curves/ed25519.js'
import type { Page } from '@playwright/test'
import { base58 } from '@scure/base'
import { mnemonicToAccount } from 'viem/accounts'
import { addAuthenticator } from '../fixtures/addAuthenticator.js'
import { expectAccessible } from '../fixtures/expectAccessible.js'
import { openRawWallet } from '../fixtures/openRawWallet.js'
import { approveDevice, expect, readCode, test } from '../fixtures/secureTest.js'

const day = 86_400_000

test('a passkey makes the wallet user-held; the exported words open it in other wallets, its file without the site', async ({
  context,
  page,
  rawPages,
  secureSite,
  siteClock,
  inbox,
  problems,
}) => {
  test.slow()
  // The access token is over, and proofs are requested.
  problems.expect(/status of 40[13]/)
  const email = 'page@example.test'
  const { inner, address, ask } = await openRawWallet(page, { rawPages, secureSite, inbox, email })
  const popup = await openPage()
  await expect(popup.getByTestId('tier')).toHaveText('Assisted')
  await expect(popup.getByTestId('address-eip155')).toHaveText(address)
  const solana = (await popup.getByTestId('address-solana').textContent()) ?? ''
  await expectAccessible(popup.mainFrame(), 'the wallet page')

  // A printed code, and a passkey beside it. Neither counts before it has opened the wallet.
  await popup.getByTestId('add-code').click()
  const code = (await popup.getByTestId('new-code').textContent()) ?? ''
  await popup.getByTestId('dialog-submit').click()
  await popup.getByTestId('factor-code').fill(code.replace(/.$/, last => (last === 'A' ? 'B' : 'A')))
  await popup.getByTestId('dialog-submit').click()
  await expect(popup.getByRole('alert').filter({ hasText: 'Invalid code' })).toBeVisible()
  await popup.getByTestId('factor-code').fill(code.toLowerCase().replaceAll('-', ' '))
  await popup.getByTestId('dialog-submit').click()
  const downloaded = popup.waitForEvent('download')
  await popup.getByTestId('recovery-file').click()
  const file = await readFile(await (await downloaded).path(), 'utf8')
  await popup.getByTestId('dialog-submit').click()
  await expect(popup.getByTestId('tier')).toHaveText('Held by you')

  await addAuthenticator(popup)
  await popup.getByTestId('add-passkey').click()
  await popup.getByTestId('dialog-submit').click()
  await popup.getByTestId('factor-code').fill(code)
  await popup.getByTestId('dialog-submit').click()
  for (const title of ['Create a passkey', 'Use your passkey', 'It works']) {
    await expect(popup.getByTestId('dialog').getByRole('heading')).toHaveText(title)
    await popup.getByTestId('dialog-submit').click()
  }
  await expect(popup.getByTestId('factor-remove')).toHaveCount(2)
  // The app has the shares of the new generation.
  expect(await ask('IS_CONNECTED')).toMatchObject({ payload: { isConnected: true } })
  // As SWITCH_NETWORK does, and the network of the page stays.
  for (const type of ['GET_USER', 'SWITCH_NETWORK'])
    expect(await ask(type, { chainId: 999_999 })).toMatchObject({ payload: { code: 4902 } })
  expect(await ask('GET_USER')).toMatchObject({ payload: { address, chainId: 31337 } })

  // A change of the recovery stops exports for a day.
  await expect(popup.getByTestId('export')).toBeDisabled()
  siteClock.passed += day + 1
  await popup.reload()
  await popup.getByTestId('export').click()
  const box = popup.getByTestId('reauth-code')
  await expect(box).toBeVisible()
  const mail = inbox
    .messages()
    .filter(({ subject }) => subject === 'Your confirmation code')
    .at(-1)
  await box.fill(readCode(mail?.text ?? ''))
  await popup.getByTestId('dialog-submit').click()
  await expect(popup.getByTestId('dialog').getByRole('heading')).toHaveText('Confirm with your passkey')
  await popup.getByTestId('dialog-submit').click()
  const hold = popup.getByTestId('hold')
  await hold.focus()
  await expect(popup.getByTestId('words').getByRole('listitem')).toHaveCount(0)
  await popup.keyboard.down(' ')
  const words = (await popup.getByTestId('words').getByRole('listitem').allTextContents()).join(' ')
  await popup.keyboard.up(' ')
  await expect(popup.getByTestId('words').getByRole('listitem')).toHaveCount(0)
  expect(mnemonicToAccount(words).address).toBe(address)
  expect(deriveSolana(words)).toBe(solana)
  const notice = inbox
    .messages()
    .filter(({ subject }) => subject === 'The secret words of your wallet were shown')
    .at(-1)
  expect(notice?.to).toContain(email)
  await popup.getByTestId('dialog-submit').click()
  await expect(popup.getByTestId('events')).toContainText('The secret words were shown')
  await popup.close()

  // Without a network: no request goes to the site.
  const offline = await context.newPage()
  await offline.goto(`file://${process.cwd()}/services/secure-frame/dist/recover.html`)
  await context.setOffline(true)
  await offline.getByTestId('file').setInputFiles({
    name: 'recovery.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  })
  await offline.getByTestId('secret').fill(code)
  await offline.getByTestId('open').click()
  await expect(offline.getByTestId('words')).toHaveText(words)
  await context.setOffline(false)

  async function openPage(): Promise<Page> {
    const opened = context.waitForEvent('page')
    void ask('OPEN_WALLET')
    // That of the window before stays until the next view is shown, and is disabled.
    await expect(inner.getByTestId('open-window')).toBeEnabled()
    await inner.getByTestId('open-window').press('Enter')
    return opened
  }
})

/** SLIP-10 on Ed25519, m/44'/501'/0'/0', by nothing of ours. */
function deriveSolana(words: string): string {
  const hmac = (key: Buffer | string, data: Buffer) => createHmac('sha512', key).update(data).digest()
  let node = hmac('ed25519 seed', pbkdf2Sync(words, 'mnemonic', 2048, 64, 'sha512'))
  for (const index of [44, 501, 0, 0]) {
    const data = Buffer.alloc(37)
    node.copy(data, 1, 0, 32)
    data.writeUInt32BE(0x8000_0000 + index, 33)
    node = hmac(node.subarray(32), data)
  }
  return base58.encode(ed25519.getPublicKey(node.subarray(0, 32)))
}

test('sec 20: a new device asks for the factor; the page signs in by itself as a separate device', {
  tag: '@full',
}, async ({ page, newPage, rawPages, secureSite, siteClock, inbox, problems }) => {
  test.slow()
  problems.expect(/status of 40[13]/)
  const email = 'factor@example.test'
  const parameters = { rawPages, secureSite, inbox, email }
  const { inner, address, ask } = await openRawWallet(page, parameters)
  const opened = page.context().waitForEvent('page')
  void ask('OPEN_WALLET')
  await inner.getByTestId('open-window').press('Enter')
  const popup = await opened
  await popup.getByTestId('add-password').click()
  for (const box of ['new-password', 'new-password-again'])
    await popup.getByTestId(box).fill('correct horse battery staple')
  await popup.getByTestId('dialog-submit').click()
  await popup.getByTestId('factor-password').fill('correct horse')
  await popup.getByTestId('dialog-submit').click()
  await expect(popup.getByRole('alert').filter({ hasText: 'Incorrect' })).toBeVisible()
  await popup.getByTestId('factor-password').fill('correct horse battery staple')
  await popup.getByTestId('dialog-submit').click()
  await expect(popup.getByRole('heading', { name: 'It works' })).toBeVisible()
  await popup.close()

  // As a browser that was never here: no device key, no session, no share.
  await inner.evaluate(
    () =>
      new Promise(resolve => {
        const opening = indexedDB.open('latchkit-frame/raw')
        opening.onsuccess = () => {
          const clearing = opening.result.transaction('values', 'readwrite')
          clearing.objectStore('values').clear()
          clearing.oncomplete = resolve
        }
      }),
  )
  siteClock.passed += 31_000
  const recovered = openRawWallet(page, parameters)
  const asked = page.context().waitForEvent('page', one => one.url().includes('opened=factor'))
  await page.frameLocator('iframe').getByTestId('open-window').press('Enter')
  const factorWindow = await asked
  await factorWindow.getByTestId('open-wallet').click()
  await factorWindow.getByTestId('factor-password').fill('correct horse battery staple')
  await factorWindow.getByTestId('dialog-submit').click()
  expect((await recovered).address).toBe(address)

  // On its own: no keys, a separate session, and exports wait for a day.
  siteClock.passed += 31_000
  const alone = await newPage()
  const seen = inbox.messages().at(-1)?.id ?? 0
  await alone.goto(`${secureSite.url}/wallet?projectId=raw`)
  await alone.getByTestId('email').fill(email)
  await alone.getByTestId('submit').click()
  const number = /\d\d/.exec((await alone.getByTestId('number').textContent()) ?? '')?.[0] ?? ''
  const link = await inbox.next(email, seen)
  await approveDevice(alone, link.text, number)
  const { text } = await inbox.next(email, link.id)
  await alone.getByTestId('code').fill(readCode(text))
  await alone.getByTestId('submit').click()
  await expect(alone.getByTestId('tier')).toHaveText('Held by you')
  await expect(alone.getByTestId('address-eip155')).toHaveText(address)
  await expect(alone.getByTestId('export')).toBeDisabled()
  // It has no opener: a page that frames or opens it gets nothing.
  const { headers } = await alone.evaluate(async () => {
    const { headers: own } = await fetch(location.href)
    return { headers: Object.fromEntries(own) }
  })
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY' })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})
