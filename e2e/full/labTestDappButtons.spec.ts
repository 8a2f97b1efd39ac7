import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { approvalWindow } from '../fixtures/approvals.js'
import { blocked, expect, expectBlocked, type OpenDapp, openDapp, test } from '../fixtures/testDapp.js'
import { untilClosed } from '../fixtures/untilClosed.js'

/**
 * A button, the method that it sends, and what the wallet does: the user approves it, it is answered without the user, or it
 * is refused with a code. A number of requests comes last where one press sends several.
 */
type Row = readonly [
  button: string,
  method: string,
  outcome: 'approved' | 'answered' | number,
  requests?: number,
]

const sign = 'eth_signTypedData_v4'
const send = 'eth_sendTransaction'

/** The rows that are the same for every wallet here. */
const signatures: readonly Row[] = [
  ['getPermissions', 'wallet_getPermissions', 'answered'],
  // The user cannot read what it signs, or not the chain (EIP-712 before its last draft).
  ['ethSign', 'eth_sign', 4200],
  ['signTypedData', 'eth_signTypedData', 4200],
  ['signTypedDataV3', 'eth_signTypedData_v3', 4200],
  ['personalSign', 'personal_sign', 'approved'],
  ['signTypedDataV4', sign, 'approved'],
  ['signPermit', sign, 'approved'],
  ['signBlurOrder', sign, 'approved'],
  ['signPermitSingle', sign, 'approved'],
  ['signSeaportBulkOrder', sign, 'approved'],
  ['siwe', 'personal_sign', 'approved'],
  ['siweResources', 'personal_sign', 'approved'],
]

/** Malformed and misleading requests, and methods that the embedded wallet does not have: the same for both accounts. */
const embedded: readonly Row[] = [
  ['requestPermissions', 'wallet_requestPermissions', 'answered'],
  ['getEncryptionKeyButton', 'eth_getEncryptionPublicKey', -32601],
  ['eip747WatchButton', 'wallet_watchAsset', -32601],
  ['addEthereumChain', 'wallet_addEthereumChain', 4902],
  ['switchEthereumChain', 'wallet_switchEthereumChain', 4902],
  // Its domain has a field that its type does not list: shown, and not signed.
  ['signPermitBatch', sign, -32602],
  ['siweBadDomain', 'personal_sign', -32602],
  ['siweMalformed', 'personal_sign', 'approved'],
  ['signInvalidType', sign, -32602],
  ['signEmptyDomain', sign, -32602],
  ['signInvalidPrimaryType', sign, -32602],
  ['signNoPrimaryTypeDefined', sign, -32602],
  ['signInvalidVerifyingContractType', sign, -32602],
  ['maliciousPermitIntAddress', sign, -32602],
  ['sendWithInvalidValue', send, -32602],
  ['sendWithInvalidRecipient', send, -32602],
  ['sendWithInvalidGasLimit', send, -32602],
  ['sendWithInvalidMaxFeePerGas', send, -32602],
  ['maliciousSendWithoutHexPrefixValue', send, -32602],
  ['eip5792GetCapabilitiesButton', 'wallet_getCapabilities', 'answered'],
]

/** Approves the open request. The window stays open for the next one unless it is the last. */
type Agree = (page: Page, isLast: boolean) => Promise<void>

/** Deploys its contracts and calls them. A button is enabled when the contract that it calls is on the chain. */
const contracts: readonly Row[] = [
  'deployButton',
  'depositButton',
  'withdrawButton',
  'deployMultisigButton',
  'sendMultisigButton',
  'createToken',
  'transferTokens',
  'approveTokens',
  'transferTokensWithoutGas',
  'approveTokensWithoutGas',
  'deployNFTsButton',
  'mintButton',
  'approveButton',
  'setApprovalForAllButton',
  'revokeButton',
  'deployERC1155Button',
  'batchMintButton',
  'setApprovalForAllERC1155Button',
  'revokeERC1155Button',
].map(button => [button, send, 'approved'])

/** Presses each button and expects what its row says. */
async function pressAll({ lab, dapp, calls }: OpenDapp, rows: readonly Row[], agree: Agree) {
  for (const [button, method, outcome, requests = 1] of rows)
    await test.step(`${button}: ${outcome}`, async () => {
      const from = (await calls(0)).length
      const sent = async () => (await calls(from)).filter(call => call.method === method)
      await dapp.locator(`#${button}`).click()
      for (let number = 1; number <= requests; number += 1) {
        if (outcome === 'approved') await agree(lab.page, number === requests)
        const answered = async () => (await sent()).filter(isAnswered).length
        await expect.poll(answered, button).toBeGreaterThanOrEqual(number)
      }
      for (const { value, error } of await sent())
        if (typeof outcome === 'number') expect(error, button).toMatchObject({ code: outcome })
        else expect(value, `${button} ${JSON.stringify(error)}`).toBeDefined()
      // The modal shows the refusal.
      if (outcome === 4200 && (await lab.state()).wallet?.identifier === 'secure-frame') {
        await expect(lab.modal.toast).toHaveText('Action not allowed')
        await lab.modal.close()
      }
      await lab.modal.expectClosed()
    })
}

const isAnswered = ({ value, error }: { readonly value?: unknown; readonly error?: unknown }) =>
  value !== undefined || error !== undefined

/** Approves in the window of the secure site. */
const agreeInWindow: Agree = async (page, isLast) => {
  const opened = await approvalWindow(page)
  await opened.bringToFront()
  const button = opened.getByTestId('approve')
  await expect(button).toBeVisible()
  const unreadable = opened.getByTestId('confirm-unreadable')
  if (await unreadable.isVisible()) await unreadable.check()
  if (isLast) await untilClosed(opened, () => button.click())
  else await button.click()
}

/** The dapp logs each refusal, and leaves some of them unhandled. The console of the kit names a refused method. */
const refusals =
  /webpack-internal:|^uncaught: (?:ProviderRpcError|UnrecognizedChainError|Error: The wallet does not)|Requested RPC call is not allowed/

test('test-dapp: each button works or answers the code of its EIP, by the key of the embedded wallet', {
  tag: '@lab:test-dapp',
}, async ({ openLabApp, signUp, problems, requests, chains: [chain] }) => {
  test.slow()
  problems.expect(blocked)
  problems.expect(refusals)
  const opened = await openDapp(openLabApp)
  const { lab, dapp, calls, request } = opened
  await signUp(lab.page, 'buttons-key@example.test')
  await lab.expectState({ status: 'connected' })
  await lab.modal.expectClosed()
  // The site has no smart accounts on this chain.
  expect(await request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])).toBe(null)
  await expect(dapp.locator('#chainId')).toHaveText('0x7a69')
  const address = (await lab.state()).address as `0x${string}`
  await expect(dapp.locator('#accounts')).toHaveText(address)
  await chain.setBalance({ address, value: parseEther('10') })

  await pressAll(opened, [...signatures, ...embedded], agreeInWindow)
  // Of a smart account's signature it verifies nothing.
  await pressAll(opened, [['personalSignVerify', 'personal_ecRecover', -32601]], agreeInWindow)
  await pressAll(opened, [['signTypedDataV4Queue', sign, 'approved', 10]], agreeInWindow)
  await pressAll(
    opened,
    [
      ['eip5792SendCallsButton', 'wallet_sendCalls', 5760],
      ['eip5792GetCallsStatusButton', 'wallet_getCallsStatus', 5730],
      ['sendWithInvalidTxType', send, -32602],
      ['sendButton', send, 'approved'],
    ],
    agreeInWindow,
  )
  const hash = (await calls(0)).at(-1)?.value as `0x${string}`
  expect((await chain.getTransaction({ hash })).type).toBe('legacy')
  await pressAll(
    opened,
    [
      ['sendEIP1559Button', send, 'approved'],
      ['sendEIP1559WithoutGasButton', send, 'approved'],
      ['deployFailingButton', send, 'approved'],
      ['sendFailingButton', send, 'approved'],
      ['sendHeavyHexDataButton', send, 'approved'],
      ...contracts,
      ['watchAssets', 'wallet_watchAsset', -32601],
      ['watchNFTButton', 'wallet_watchAsset', -32601],
      ['watchAssetButton', 'wallet_watchAsset', -32601],
      ['revokeAccountsPermission', 'wallet_revokePermissions', 'answered'],
    ],
    agreeInWindow,
  )
  await lab.expectDisconnected()
  expectBlocked(requests)
})

test('test-dapp: each button works or answers the code of its EIP, by the smart account', {
  tag: '@lab:test-dapp',
}, async ({ openLabApp, signUp, problems, requests, chains: [, chain] }) => {
  test.slow()
  problems.expect(blocked)
  problems.expect(refusals)
  const opened = await openDapp(openLabApp)
  const { lab, calls } = opened
  await signUp(lab.page, 'buttons-smart@example.test')
  await lab.expectState({ status: 'connected' })
  await lab.modal.expectClosed()
  const address = (await lab.state()).address as `0x${string}`
  await chain.setBalance({ address, value: parseEther('10') })
  await pressAll(opened, [...signatures, ...embedded], agreeInWindow)
  await pressAll(
    opened,
    [
      ['sendButton', send, 'approved'],
      ['sendEIP1559Button', send, 'approved'],
      ['sendEIP1559WithoutGasButton', send, 'approved'],
      ['eip5792SendCallsButton', 'wallet_sendCalls', 'approved'],
      ['eip5792GetCallsStatusButton', 'wallet_getCallsStatus', 'answered'],
      ['deployButton', send, -32602],
    ],
    agreeInWindow,
  )
  const refused = (await calls(0)).filter(({ method }) => method === send).at(-1)
  expect(refused?.error?.message).toContain('`to` is missing')
  await pressAll(
    opened,
    [['revokeAccountsPermission', 'wallet_revokePermissions', 'answered']],
    agreeInWindow,
  )
  await lab.expectDisconnected()
  expectBlocked(requests)
})

test('test-dapp: each button works or answers the code of its EIP, by the extension', {
  tag: '@lab:test-dapp',
}, async ({ openLabApp, wallet, problems, requests }) => {
  test.slow()
  problems.expect(blocked)
  problems.expect(refusals)
  const opened = await openDapp(openLabApp)
  const { lab } = opened
  await lab.choose()
  await wallet.approve()
  await lab.page.bringToFront()
  await lab.expectState({ status: 'connected' })
  await lab.modal.expectClosed()
  const agree: Agree = async page => {
    await wallet.approve()
    await page.bringToFront()
  }
  await pressAll(
    opened,
    [
      ...signatures,
      ['requestPermissions', 'wallet_requestPermissions', 'approved'],
      ['getEncryptionKeyButton', 'eth_getEncryptionPublicKey', 4200],
      ['personalSignVerify', 'personal_ecRecover', 4200],
      // Its fields are empty.
      ['eip747WatchButton', 'wallet_watchAsset', -32602],
      ['switchEthereumChain', 'wallet_switchEthereumChain', 4902],
      ['sendWithInvalidValue', send, -32602],
      ['sendWithInvalidRecipient', send, -32602],
      ['sendButton', send, 'approved'],
      ['sendEIP1559Button', send, 'approved'],
      ['sendEIP1559WithoutGasButton', send, 'approved'],
      ...contracts,
      ['watchAssets', 'wallet_watchAsset', 'approved'],
      ['watchNFTButton', 'wallet_watchAsset', -32602],
      ['eip5792GetCapabilitiesButton', 'wallet_getCapabilities', 'answered'],
      ['eip5792SendCallsButton', 'wallet_sendCalls', 'approved'],
      ['eip5792GetCallsStatusButton', 'wallet_getCallsStatus', 'answered'],
      ['revokeAccountsPermission', 'wallet_revokePermissions', 'answered'],
    ],
    agree,
  )
  await lab.expectDisconnected()
  expectBlocked(requests)
})
