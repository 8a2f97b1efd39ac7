import { createPrivateKey, sign, webcrypto } from 'node:crypto'
import { WebSocketServer } from 'ws'

const { subtle } = webcrypto
const curve = { namedCurve: 'P-256' }

/** The first bytes of an ed25519 key in PKCS #8. */
const keyHead = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * The wallet's end of Mobile Wallet Adapter on this machine, where there is no phone: it takes the URL that starts wallets,
 * and approves what the page requests over its socket. It signs with `secretKey`, the seed and the public key, and sends to
 * `rpcUrl`.
 *
 * @see https://github.com/solana-mobile/mobile-wallet-adapter/blob/main/spec/spec.md
 */
export function createMobileWallet({ secretKey, rpcUrl }) {
  const seed = secretKey.subarray(0, 32)
  const key = createPrivateKey({ key: Buffer.concat([keyHead, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = Buffer.from(secretKey.subarray(32))
  const address = publicKey.toString('base64')
  const servers = new Set()
  const asked = []

  const methods = {
    get_capabilities: () => ({
      max_transactions_per_request: 10,
      max_messages_per_request: 10,
      supported_transaction_versions: ['legacy', 0],
      features: ['solana:signTransactions'],
      supports_sign_and_send_transactions: true,
    }),
    authorize: ({ chain }) => ({
      auth_token: 'token',
      accounts: [{ address, label: 'Phone', chains: [chain] }],
    }),
    sign_messages: ({ payloads }) => ({
      signed_payloads: payloads.map(payload => {
        const message = Buffer.from(payload, 'base64')
        return Buffer.concat([message, sign(null, message, key)]).toString('base64')
      }),
    }),
    sign_transactions: ({ payloads }) => ({ signed_payloads: payloads.map(signTransaction) }),
    async sign_and_send_transactions({ payloads, options }) {
      const signatures = []
      for (const payload of payloads) {
        const transaction = signTransaction(payload)
        await send(rpcUrl, { transaction, options })
        signatures.push(Buffer.from(transaction, 'base64').subarray(1, 65).toString('base64'))
      }
      return { signatures }
    },
  }

  /** Adds the signature of the account to a transaction: the signatures, after their number, and then the message. */
  function signTransaction(payload) {
    const transaction = Buffer.from(payload, 'base64')
    const [count] = transaction
    const message = transaction.subarray(1 + 64 * count)
    // After a version, three numbers and that of the accounts, of which the first ones sign.
    const accounts = message.subarray(message[0] & 0x80 ? 5 : 4)
    const signers = Array.from({ length: count }, (_, index) =>
      accounts.subarray(32 * index, 32 * index + 32),
    )
    const index = signers.findIndex(signer => signer.equals(publicKey))
    if (index < 0) throw new Error('The account does not sign this transaction.')
    sign(null, message, key).copy(transaction, 1 + 64 * index)
    return transaction.toString('base64')
  }

  /** Opens the socket whose port and key are in the URL. */
  function open(url) {
    const { searchParams } = new URL(url)
    const association = fromBase64Url(searchParams.get('association'))
    const server = new WebSocketServer({ host: 'localhost', port: Number(searchParams.get('port')) })
    servers.add(server)
    server.on('connection', socket => serve(socket, association))
  }

  function serve(socket, association) {
    let session
    let sent = 0
    let isAuthorized = false
    const encrypt = async value => {
      sent += 1
      return encryptMessage(session, sent, JSON.stringify(value))
    }
    socket.on('message', async data => {
      if (!session) {
        const { hello, secret } = await answerHello(data, association)
        session = secret
        socket.send(Buffer.concat([hello, await encrypt({ v: 'v1' })]))
        return
      }
      const { id, method, params } = JSON.parse(await decryptMessage(session, data))
      asked.push(method)
      const answer = await answerWith(method, params, isAuthorized)
      if (method === 'authorize') isAuthorized = true
      socket.send(await encrypt({ jsonrpc: '2.0', id, ...answer }))
    })
  }

  async function answerWith(method, params, isAuthorized) {
    if (!methods[method]) return { error: { code: -32601, message: `${method} is not supported` } }
    if (method.startsWith('sign_') && !isAuthorized)
      return { error: { code: -1, message: 'The session is not authorized.' } }
    try {
      return { result: await methods[method](params) }
    } catch (error) {
      return { error: { code: -3, message: error.message } }
    }
  }

  return {
    /** Methods of the requests, in order. */
    asked,
    open,
    close() {
      for (const server of servers) {
        for (const client of server.clients) client.terminate()
        server.close()
      }
    },
  }
}

/** Sends a signed transaction, as the page wants it. */
async function send(rpcUrl, { transaction, options = {} }) {
  const { commitment = 'confirmed', skip_preflight, max_retries, min_context_slot } = options
  const config = {
    encoding: 'base64',
    preflightCommitment: commitment,
    skipPreflight: skip_preflight,
    maxRetries: max_retries,
    minContextSlot: min_context_slot,
  }
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'sendTransaction',
      params: [transaction, config],
    }),
  })
  const { error } = await response.json()
  if (error) throw new Error(error.message)
}

/** Checks that the key of the page is signed by that of the URL, and derives the key of the session. */
async function answerHello(data, association) {
  const [pageKey, signature] = [data.subarray(0, 65), data.subarray(65)]
  const signer = await subtle.importKey('raw', association, { name: 'ECDSA', ...curve }, false, ['verify'])
  if (!(await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, signer, signature, pageKey)))
    throw new Error('HELLO_REQ is not signed by the key of the URL')
  const own = await subtle.generateKey({ name: 'ECDH', ...curve }, false, ['deriveBits'])
  const page = await subtle.importKey('raw', pageKey, { name: 'ECDH', ...curve }, false, [])
  const bits = await subtle.deriveBits({ name: 'ECDH', public: page }, own.privateKey, 256)
  const base = await subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey'])
  const secret = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: association, info: new Uint8Array() },
    base,
    { name: 'AES-GCM', length: 128 },
    false,
    ['encrypt', 'decrypt'],
  )
  return { hello: Buffer.from(await subtle.exportKey('raw', own.publicKey)), secret }
}

async function encryptMessage(secret, sequence, text) {
  const additionalData = Buffer.alloc(4)
  additionalData.writeUInt32BE(sequence)
  const iv = webcrypto.getRandomValues(new Uint8Array(12))
  const cipher = await subtle.encrypt({ name: 'AES-GCM', additionalData, iv }, secret, Buffer.from(text))
  return Buffer.concat([additionalData, iv, Buffer.from(cipher)])
}

async function decryptMessage(secret, data) {
  const [additionalData, iv] = [data.subarray(0, 4), data.subarray(4, 16)]
  const text = await subtle.decrypt({ name: 'AES-GCM', additionalData, iv }, secret, data.subarray(16))
  return Buffer.from(text).toString('utf8')
}

function fromBase64Url(text) {
  return Buffer.from(text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('.', '='), 'base64')
}
