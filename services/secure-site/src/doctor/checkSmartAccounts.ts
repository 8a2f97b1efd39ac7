import { publicEnforcers } from '@latchkit/delegations'
import { type AskNode, checkCode } from '@latchkit/secure-protocol/smartAccounts/checkCode'
import { checkContracts, version } from '@latchkit/secure-protocol/smartAccounts/checkContracts'
import {
  BaseError,
  concatHex,
  decodeFunctionResult,
  encodeFunctionData,
  fallback,
  type Hex,
  http,
  isHex,
  parseAbi,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { SecureSiteSettings } from '../settings.js'
import { callBundler } from '../smartAccounts/callBundler.js'
import { readSmartAccounts } from '../smartAccounts/readSmartAccounts.js'
import type { Findings } from './findings.js'

/** Asks the chains with smart accounts for their contracts, and their bundlers whether they serve these. */
export async function checkSmartAccounts(
  findings: Findings,
  settings: SecureSiteSettings,
  { isDevelopment }: { readonly isDevelopment: boolean },
): Promise<void> {
  const { rpcUrls } = settings
  await findings.run('smart accounts', async () => {
    const smartAccounts = await readSmartAccounts(settings.smartAccounts, { isDevelopment, rpcUrls })
    if (smartAccounts.size === 0) findings.add('skip', 'smart accounts', 'SMART_ACCOUNTS_FILE is not set')
    for (const [chain, { chainId, ...own }] of smartAccounts) {
      const { contracts, codeHashes, enforcers = publicEnforcers } = own
      const ask = createAsk(rpcUrls[chain] ?? [])
      await findings.run(`contracts of ${chain}`, async () => {
        const faults = [...(await checkContracts(ask, own))]
        if (own.eip7702 && !(await canUpgrade(ask, chainId, contracts.eip7702StatelessDeleGator)))
          faults.push('eip7702: the chain, or its node, does not upgrade accounts')
        else if (own.eip7702 && !(await canEstimate(ask, contracts.eip7702StatelessDeleGator)))
          faults.push('eip7702: the node estimates no gas of an account that is not upgraded yet')
        if (await isPaused(ask, contracts.delegationManager))
          faults.push('delegationManager: is paused: permissions that were granted cannot be used')
        const missing = Object.keys(contracts).filter(name => !Object.hasOwn(codeHashes, name))
        findings.expect(`contracts of ${chain}`, faults, 'are those of the Delegation Framework 1.3.0')
        if (missing.length > 0)
          findings.add('warn', `contracts of ${chain}`, `codeHashes: has none of ${missing.join(', ')}`)
      })
      await findings.run(`enforcers of ${chain}`, async () => {
        const [absent] = await checkCode(ask, enforcers)
        if (absent)
          return void findings.add('warn', `enforcers of ${chain}`, `accounts give no permissions: ${absent}`)
        const faults = await checkCode(ask, enforcers, codeHashes)
        const missing = Object.keys(enforcers).filter(name => !Object.hasOwn(codeHashes, name))
        findings.expect(`enforcers of ${chain}`, faults, 'are those of the Delegation Framework 1.3.0')
        if (missing.length > 0)
          findings.add('warn', `enforcers of ${chain}`, `codeHashes: has none of ${missing.join(', ')}`)
      })
      await findings.run(`bundler of ${chain}`, async () => {
        const ask = async (method: 'eth_chainId' | 'eth_supportedEntryPoints') => {
          const answer = await callBundler(smartAccounts, { chain, method, params: [] })
          return 'result' in answer ? answer.result : undefined
        }
        const [id, entryPoints] = [await ask('eth_chainId'), await ask('eth_supportedEntryPoints')]
        const faults: string[] = []
        if (Number(id) !== chainId) faults.push(`is one of eip155:${Number(id)}`)
        const known = Array.isArray(entryPoints) ? entryPoints.map(one => String(one).toLowerCase()) : []
        if (!known.includes(contracts.entryPoint.toLowerCase()))
          faults.push(`does not serve the entry point ${contracts.entryPoint}`)
        findings.expect(`bundler of ${chain}`, faults, `serves ${contracts.entryPoint}`)
      })
    }
  })
}

/** Asks the nodes of a chain in their order. An error has no URL in its text: a URL may have the key of its vendor. */
function createAsk(urls: readonly string[]): AskNode {
  const transport = fallback(
    urls.map(url => http(url, { timeout: 10_000, retryCount: 0 })),
    { retryCount: 0 },
  )
  const { request } = transport({})
  return (method, params) =>
    request({ method, params }).catch(error => {
      throw new RangeError((error instanceof BaseError && error.details) || 'no node of the chain answers')
    })
}

async function isPaused(ask: AskNode, manager: Hex): Promise<boolean> {
  const abi = parseAbi(['function paused() view returns (bool)'])
  const answer = await ask('eth_call', [{ to: manager, data: encodeFunctionData({ abi }) }, 'latest'])
  return isHex(answer) && answer !== '0x' && decodeFunctionResult({ abi, data: answer })
}

/** Whether a call sees an account that it upgrades itself (EIP-7702), by a key that is used for nothing else. */
async function canUpgrade(ask: AskNode, chainId: number, delegate: Hex): Promise<boolean> {
  const account = privateKeyToAccount(generatePrivateKey())
  const signed = await account.signAuthorization({ chainId, nonce: 0, contractAddress: delegate })
  const authorization = {
    chainId: toHex(chainId),
    address: delegate,
    nonce: '0x0',
    yParity: toHex(signed.yParity ?? 0),
    r: signed.r,
    s: signed.s,
  }
  const abi = parseAbi(['function VERSION() view returns (string)'])
  const call = { to: account.address, data: encodeFunctionData({ abi }), authorizationList: [authorization] }
  const answer = await ask('eth_call', [call, 'latest']).catch(() => undefined)
  return isHex(answer) && answer !== '0x' && decodeFunctionResult({ abi, data: answer }) === version
}

/**
 * Whether the gas of a first batch is estimated as if the account were upgraded. A node that leaves out the other code says
 * the same of a method that the contract has and of one that it does not have.
 */
async function canEstimate(ask: AskNode, delegate: Hex): Promise<boolean> {
  const { address } = privateKeyToAccount(generatePrivateKey())
  const code = concatHex(['0xef0100', delegate])
  const estimate = (data: Hex) =>
    ask('eth_estimateGas', [{ from: address, to: address, data }, 'latest', { [address]: { code } }]).then(
      isHex,
      () => false,
    )
  const known = encodeFunctionData({ abi: parseAbi(['function VERSION() view returns (string)']) })
  return (await estimate(known)) && !(await estimate('0x12345678'))
}
