import { localSolanaChainId } from '@latchkit/local-stack'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { recoverMessageAddress, stringToHex } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultWalletConnectSolanaChains, devKeys } from '../../src/common/defaults.js'
import { isRecord } from '../../src/common/isRecord.js'
import { solanaAccountOf } from '../../src/common/keys.js'
import type { ProposalOptions } from '../../src/node/openWalletConnectWallet.js'
import { asHex } from '../bytes.js'
import { evmNamespaces, nextEvent, pageSuite } from './pageSuite.js'

const suite = pageSuite()
const accounts: string[] = []
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const solanaNamespaces = {
  solana: {
    chains: [localSolanaChainId, mainnet],
    methods: [
      'solana_getAccounts',
      'solana_requestAccounts',
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
    events: ['accountsChanged', 'chainChanged'],
  },
}

beforeAll(async () => {
  for (const { address } of await Promise.all(devKeys.map(solanaAccountOf))) accounts.push(address)
  for (const address of accounts.slice(0, 2)) await suite.setup.solana.airdrop(address, 10_000_000_000n)
})

const connect = (options?: ProposalOptions) => suite.connect(options, solanaNamespaces)
const connection = () => new Connection(suite.setup.solana.url, 'confirmed')
const transfer = async (to: PublicKey, lamports: number, from = 0) => {
  const payerKey = new PublicKey(accounts[from] ?? '')
  const { blockhash } = await connection().getLatestBlockhash()
  const instructions = [SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: to, lamports })]
  const message = new TransactionMessage({ payerKey, recentBlockhash: blockhash, instructions })
  return base64.encode(new VersionedTransaction(message.compileToV0Message()).serialize())
}
const text = (reply: unknown, key: string) => {
  const value = isRecord(reply) ? reply[key] : undefined
  if (typeof value !== 'string') throw new Error(`There is no ${key} in ${JSON.stringify(reply)}.`)
  return value
}

test('knows the local chain by its own id', () => {
  expect(defaultWalletConnectSolanaChains.map(({ id }) => id)).toEqual([localSolanaChainId])
})

describe('a session', () => {
  test('is granted Solana alone, with the Solana addresses of the chosen accounts', async () => {
    const { dapp, wallet } = suite.setup
    const { uri = '', approval } = await dapp.connect({ optionalNamespaces: solanaNamespaces })
    const settled = approval()
    await wallet.pair(uri)
    await wallet.proposal()
    expect(await wallet.page.getByTestId('unknown-chains').textContent()).toContain(mainnet)
    await wallet.approveProposal({ accounts: [0, 2] })
    const session = await settled
    expect(session.namespaces).toEqual({
      solana: {
        chains: [localSolanaChainId],
        accounts: [`${localSolanaChainId}:${accounts[0]}`, `${localSolanaChainId}:${accounts[2]}`],
        methods: solanaNamespaces.solana.methods,
        events: solanaNamespaces.solana.events,
      },
    })
    expect(await wallet.sessions()).toMatchObject([
      {
        accounts: [],
        chains: [],
        solana: { accounts: [accounts[0], accounts[2]], chains: [localSolanaChainId] },
      },
    ])
  })

  test('has both namespaces, and each signs with its own key', async () => {
    const { wallet } = suite.setup
    const session = await suite.connect(undefined, { ...evmNamespaces, ...solanaNamespaces })
    expect(session.namespaces.eip155?.accounts[0]).toBe(`eip155:31337:${suite.addresses[0]}`)
    expect(session.namespaces.eip155?.methods).not.toContain('solana_signMessage')
    expect(session.namespaces.solana?.accounts).toEqual([`${localSolanaChainId}:${accounts[0]}`])
    expect(session.namespaces.solana?.methods).toEqual(solanaNamespaces.solana.methods)
    const evm = suite.ask(session, 'personal_sign', [stringToHex('hi'), suite.addresses[0]])
    await wallet.approveRequest('personal_sign')
    expect(await recoverMessageAddress({ message: 'hi', signature: asHex(await evm) })).toBe(
      suite.addresses[0],
    )
    const message = base58.encode(new TextEncoder().encode('hi'))
    const params = { message, pubkey: accounts[0] }
    const solana = suite.ask(session, 'solana_signMessage', params, localSolanaChainId)
    await wallet.approveRequest('solana_signMessage')
    const signature = base58.decode(text(await solana, 'signature'))
    expect(ed25519.verify(signature, base58.decode(message), base58.decode(accounts[0] ?? ''))).toBe(true)
  })

  test('gets other accounts: an update, and an event in each namespace', async () => {
    const { dapp, wallet } = suite.setup
    await suite.connect({ accounts: [0, 1] }, { ...evmNamespaces, ...solanaNamespaces })
    const events: unknown[] = []
    const hear = ({ params }: { params: unknown }) => events.push(params)
    dapp.on('session_event', hear)
    await wallet.emitAccounts()
    const event = (chainId: string, data: unknown[]) => ({
      chainId,
      event: { name: 'accountsChanged', data },
    })
    await expect
      .poll(() => events)
      .toEqual([
        event('eip155:31337', [suite.addresses[1], suite.addresses[0]]),
        event(localSolanaChainId, [accounts[1], accounts[0]]),
      ])
    dapp.off('session_event', hear)
    const updated = nextEvent(dapp, 'session_update')
    await wallet.update({ accounts: [1], chains: [localSolanaChainId] })
    expect((await updated).params.namespaces).toMatchObject({
      solana: { accounts: [`${localSolanaChainId}:${accounts[1]}`] },
    })
    expect((await wallet.sessions())[0]).toMatchObject({ accounts: [], solana: { accounts: [accounts[1]] } })
  })
})

describe('requests', () => {
  test('for accounts are answered without a click', async () => {
    const session = await connect({ accounts: [0, 1] })
    const expected = [{ pubkey: accounts[0] }, { pubkey: accounts[1] }]
    for (const method of ['solana_getAccounts', 'solana_requestAccounts'])
      expect(await suite.ask(session, method, {}, localSolanaChainId)).toEqual(expected)
  })

  test('show a message in full, and are rejected by a click', async () => {
    const { wallet } = suite.setup
    const session = await connect()
    const message = base58.encode(new TextEncoder().encode('Hello, Solana: äöü'))
    const ask = (params: unknown) => suite.ask(session, 'solana_signMessage', params, localSolanaChainId)
    const reply = ask({ message, pubkey: accounts[0] })
    await wallet.request('solana_signMessage')
    expect(await wallet.page.getByTestId('approval-message').textContent()).toBe('Hello, Solana: äöü')
    expect(await wallet.page.getByTestId('approval-address').textContent()).toBe(accounts[0])
    await wallet.rejectRequest('solana_signMessage')
    expect(await reply).toMatchObject({ code: 5000 })
    expect(await ask({ message, pubkey: accounts[1] })).toMatchObject({ code: 4100 })
    expect(await ask({ message: 'not 0OIl', pubkey: accounts[0] })).toMatchObject({ code: -32602 })
    expect(await ask({ message })).toMatchObject({ code: -32602 })
  })

  test('sign a transaction, with or without giving it back', async () => {
    const { wallet } = suite.setup
    const session = await connect({ accounts: [0, 1] })
    const to = Keypair.generate().publicKey
    const ask = async (transaction: string) => {
      const reply = suite.ask(session, 'solana_signTransaction', { transaction }, localSolanaChainId)
      await wallet.request('solana_signTransaction')
      expect(await wallet.page.getByTestId('tx-instruction').textContent()).toBe(`1.5 SOL to ${to}`)
      expect(await wallet.page.getByTestId('tx-from').textContent()).toBe(accounts[1])
      await wallet.approveRequest('solana_signTransaction')
      return await reply
    }
    const reply = await ask(await transfer(to, 1_500_000_000, 1))
    const signed = base64.decode(text(reply, 'transaction'))
    const [signature] = VersionedTransaction.deserialize(signed).signatures
    expect(text(reply, 'signature')).toBe(base58.encode(signature ?? new Uint8Array()))
    await connection().sendRawTransaction(signed)
    expect(await connection().getBalance(to, 'processed')).toBe(1_500_000_000)
    await wallet.setSignatureOnly(true)
    expect(await ask(await transfer(to, 1_500_000_000, 1))).toEqual({ signature: expect.any(String) })
    await wallet.setSignatureOnly(false)
  })

  test('sign several transactions with one click', async () => {
    const { wallet } = suite.setup
    const session = await connect()
    const to = Keypair.generate().publicKey
    const transactions = [await transfer(to, 1_000_000_000), await transfer(to, 2_000_000_000)]
    const reply = suite.ask(session, 'solana_signAllTransactions', { transactions }, localSolanaChainId)
    await wallet.request('solana_signAllTransactions')
    expect(await wallet.page.getByTestId('tx-instruction').allTextContents()).toEqual([
      `1 SOL to ${to}`,
      `2 SOL to ${to}`,
    ])
    await wallet.approveRequest('solana_signAllTransactions')
    const result = await reply
    const signed =
      isRecord(result) && Array.isArray(result.transactions) ? result.transactions.map(String) : []
    for (const transaction of signed) await connection().sendRawTransaction(base64.decode(transaction))
    expect(await connection().getBalance(to, 'processed')).toBe(3_000_000_000)
  })

  test('sign and send a transaction that the chain has, and pass on why it refuses one', async () => {
    const { wallet } = suite.setup
    const session = await connect()
    const to = Keypair.generate().publicKey
    const ask = async (lamports: number) => {
      const transaction = await transfer(to, lamports)
      const params = { transaction, sendOptions: { preflightCommitment: 'processed', maxRetries: 2 } }
      const reply = suite.ask(session, 'solana_signAndSendTransaction', params, localSolanaChainId)
      await wallet.approveRequest('solana_signAndSendTransaction')
      return await reply
    }
    const signature = text(await ask(1_000_000_000), 'signature')
    const { value } = await connection().getSignatureStatus(signature)
    expect(value).toMatchObject({ err: null })
    expect(await connection().getBalance(to, 'processed')).toBe(1_000_000_000)
    expect(await ask(9e15)).toMatchObject({ code: -32002 })
  })

  test('that make no sense are refused', async () => {
    const session = await connect()
    const to = Keypair.generate().publicKey
    const ask = (method: string, params: unknown) => suite.ask(session, method, params, localSolanaChainId)
    expect(await ask('solana_signTransaction', { transaction: 'AAAA' })).toMatchObject({ code: -32602 })
    expect(await ask('solana_signTransaction', {})).toMatchObject({ code: -32602 })
    const foreign = { transaction: await transfer(to, 1, 3) }
    expect(await ask('solana_signTransaction', foreign)).toMatchObject({ code: 4100 })
    expect(await ask('solana_signAllTransactions', { transactions: [] })).toMatchObject({ code: -32602 })
  })
})

describe('a sign-in in the prompt that connects', () => {
  const reference = (chain: string) => chain.slice(chain.indexOf(':') + 1)
  const payload = (chain: string) => ({
    type: 'caip122',
    chains: [chain],
    domain: 'app.example',
    aud: 'https://app.example/login',
    version: '1',
    nonce: 'n-0S6WzA2Mj',
    iat: '2025-01-01T00:00:00.000Z',
    statement: 'Welcome.',
  })
  const text = (chain: string, name: string, address: string | undefined) =>
    `app.example wants you to sign in with your ${name} account:\n${address}\n\nWelcome.\n\nURI: https://app.example/login\nVersion: 1\nChain ID: ${reference(chain)}\nNonce: n-0S6WzA2Mj\nIssued At: 2025-01-01T00:00:00.000Z`

  /** The reference client knows neither the question nor the answer: both are read and written where it encodes. */
  const connectSigned = async (
    authentication: unknown[],
    options: ProposalOptions,
    look: () => Promise<void>,
  ) => {
    const { dapp, wallet } = suite.setup
    const { crypto: cipher } = dapp.core
    const { encode, decode } = cipher
    const settled = new Promise<unknown>(resolve => {
      cipher.decode = async (...parameters) => {
        const message = await decode(...parameters)
        if ('method' in message && message.method === 'wc_sessionSettle') resolve(message.params)
        return message
      }
    })
    cipher.encode = (topic, message, more) => {
      const isProposal = 'method' in message && message.method === 'wc_sessionPropose'
      const asked = isProposal
        ? { ...message, params: { ...message.params, requests: { authentication } } }
        : message
      return encode(topic, asked, more)
    }
    try {
      const optionalNamespaces = { ...evmNamespaces, ...solanaNamespaces }
      const { uri = '', approval } = await dapp.connect({ optionalNamespaces })
      const session = approval()
      await wallet.pair(uri)
      await wallet.proposal()
      await look()
      await wallet.approveProposal(options)
      await session
      const params = await settled
      return isRecord(params) ? params.proposalRequestsResponses : undefined
    } finally {
      Object.assign(cipher, { encode, decode })
    }
  }

  test('is shown in full and signed by an account of each namespace', async () => {
    const { wallet } = suite.setup
    const messages = wallet.page.getByTestId('sign-in-message')
    const [evmText, solanaText] = [
      text('eip155:31337', 'Ethereum', suite.addresses[1]),
      text(localSolanaChainId, 'Solana', accounts[1]),
    ]
    const answer = await connectSigned(
      [payload('eip155:31337'), payload(localSolanaChainId)],
      { accounts: [1] },
      async () => {
        expect(await messages.allTextContents()).toEqual([
          text('eip155:31337', 'Ethereum', suite.addresses[0]),
          text(localSolanaChainId, 'Solana', accounts[0]),
        ])
        await wallet.page.getByTestId('account-choice').nth(1).check()
        await wallet.page.getByTestId('account-choice').nth(0).uncheck()
        expect(await messages.allTextContents()).toEqual([evmText, solanaText])
        expect(await wallet.page.getByTestId('sign-in-warning').count()).toBe(0)
      },
    )
    const list = isRecord(answer) && Array.isArray(answer.authentication) ? answer.authentication : []
    expect(list).toMatchObject([
      { h: { t: 'caip122' }, p: { iss: `did:pkh:eip155:31337:${suite.addresses[1]}` }, s: { t: 'eip191' } },
      { p: { iss: `did:pkh:${localSolanaChainId}:${accounts[1]}`, nonce: 'n-0S6WzA2Mj' } },
    ])
    const [evm, solana] = list.map(({ s }) => String(s.s))
    expect(await recoverMessageAddress({ message: evmText, signature: asHex(evm) })).toBe(suite.addresses[1])
    const signed = new TextEncoder().encode(solanaText)
    const key = base58.decode(accounts[1] ?? '')
    expect(ed25519.verify(base58.decode(solana ?? ''), signed, key)).toBe(true)
  })

  test('for another domain is warned of, and is left out where nothing of it was granted', async () => {
    const { wallet } = suite.setup
    const asked = [{ ...payload(localSolanaChainId), domain: 'bank.example' }]
    const answer = await connectSigned(asked, { chains: [31337] }, async () => {
      await wallet.page.getByTestId('sign-in-warning').getByText('bank.example').waitFor()
    })
    expect(answer).toBeUndefined()
  })

  test('is not known to a wallet that knows none, which connects plainly', async () => {
    const { wallet } = suite.setup
    await wallet.setNoSignIn(true)
    const answer = await connectSigned([payload(localSolanaChainId)], {}, async () => {
      expect(await wallet.page.getByTestId('sign-in-message').count()).toBe(0)
    })
    expect(answer).toBeUndefined()
    await wallet.setNoSignIn(false)
  })

  test('by a separate method is not for Solana: the reference client refuses to request it', async () => {
    const { iat: _, aud: uri, ...request } = payload(localSolanaChainId)
    await expect(suite.setup.dapp.authenticate({ ...request, uri })).rejects.toThrow('Only eip155')
  })
})
