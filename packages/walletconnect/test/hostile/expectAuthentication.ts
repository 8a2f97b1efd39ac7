import { z } from 'zod'
import { Refused } from './expected.js'
import { expectSettlement } from './expectSettlement.js'
import { isObject } from './isObject.js'
import { readMessage } from './readMessage.js'
import type { Approved, Scan } from './startWallet.js'

/** The expected effect of one message to an authentication. */
export type ExpectedAuthentication =
  | { readonly settled: undefined; readonly sendsDelete: boolean }
  | { readonly settled: { readonly code: number }; readonly sendsDelete: boolean }
  | {
      readonly settled: {
        /** The topic is undefined where only the client can know it. */
        readonly session: { readonly [name: string]: unknown } | undefined
        readonly accounts: readonly string[]
        readonly signed: readonly { readonly [name: string]: unknown }[]
      }
      readonly sendsDelete: false
    }

type Asked = {
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly statement: string
}
type Known = {
  readonly now: number
  readonly asked: Asked
  readonly id: number
  readonly answerTopic: string
  readonly scan: Scan
  readonly approved: Approved
}

const nothing: ExpectedAuthentication = { settled: undefined, sendsDelete: false }
const text = z.string()
const absent = z.union([z.null(), z.undefined()])
const account = /^did:pkh:(([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128}))$/

/** The expected effect of each message to an authentication, by an independent implementation of the rules. */
export function expectAuthentication(known: Known) {
  const { now, asked, id, answerTopic, scan, approved } = known
  const seconds = Math.floor(now / 1000)

  function take(topic: string, plaintext: string): ExpectedAuthentication {
    const message = readMessage(plaintext)
    if (!message) return nothing
    if ('method' in message)
      return topic === approved.topic ? settle(message.method, message.params) : nothing
    if (topic !== answerTopic && topic !== scan.topic) return nothing
    // The ids follow each other, so a change may hit that of the proposal, which is no answer for this one.
    if (topic === scan.topic && message.id === scan.id)
      return 'code' in message ? { settled: { code: message.code }, sendsDelete: false } : nothing
    if (message.id !== id) return nothing
    if ('code' in message)
      return message.code === 10001 ? nothing : { settled: { code: message.code }, sendsDelete: false }
    return answer(message.result)
  }

  /** `wc_sessionAuthenticate` was answered. */
  function answer(result: unknown): ExpectedAuthentication {
    if (!isObject(result) || !isObject(result.responder) || !isObject(result.responder.metadata))
      return nothing
    const { cacaos, responder } = result
    const { metadata, publicKey } = result.responder
    const isGood =
      typeof publicKey === 'string' && /^[0-9a-f]{64}$/.test(publicKey) && !/^0+$/.test(publicKey)
    if (!isGood || !isObject(responder) || !isObject(metadata) || typeof metadata.name !== 'string')
      return nothing
    if (!Array.isArray(cacaos) || cacaos.length === 0) return nothing
    try {
      const signed = cacaos.map(read)
      const methods = [
        ...new Set(signed.flatMap(({ names }) => asked.methods.filter(name => names.includes(name)))),
      ]
      const accounts = [...new Set(signed.flatMap(one => one.accounts))]
      const eip155 = {
        chains: asked.chains.filter(chain => accounts.some(one => one.startsWith(`${chain}:`))),
        accounts,
        methods,
        events: ['chainChanged', 'accountsChanged'],
      }
      const optional = (value: unknown) => (typeof value === 'string' ? value : undefined)
      const icons = z.array(text).safeParse(metadata.icons).data
      const { name, description, url } = metadata
      const session = {
        topic: publicKey === approved.publicKey ? approved.topic : undefined,
        pairingTopic: scan.topic,
        expiry: seconds + 604_800,
        peer: { name, description: optional(description), url: optional(url), icons },
        namespaces: { eip155 },
      }
      return {
        settled: {
          session: methods.length > 0 ? session : undefined,
          accounts: signed.map(one => one.account),
          signed: signed.map(one => one.payload),
        },
        sendsDelete: false,
      }
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused
      return { settled: { code: refused.code }, sendsDelete: true }
    }
  }

  /** The proposal that was sent with it was settled. */
  function settle(method: string, params: unknown): ExpectedAuthentication {
    if (method !== 'wc_sessionSettle') return nothing
    try {
      const session = expectSettlement(params, {
        topic: approved.topic,
        pairingTopic: scan.topic,
        publicKey: approved.publicKey,
        chains: asked.chains,
        methods: ['personal_sign', ...asked.methods],
        now,
      })
      const responses = isObject(params) ? params.proposalRequestsResponses : undefined
      const cacaos =
        isObject(responses) && Array.isArray(responses.authentication) ? responses.authentication : []
      const held = Object.values(session.namespaces as { [key: string]: { accounts: string[] } }).flatMap(
        ({ accounts }) => accounts,
      )
      const signed = cacaos.slice(0, 16).flatMap(cacao => {
        try {
          const one = read(cacao)
          return held.includes(one.account) ? [one] : []
        } catch (refused) {
          if (!(refused instanceof Refused)) throw refused
          return []
        }
      })
      return {
        settled: {
          session,
          accounts: signed.map(one => one.account),
          signed: signed.map(one => one.payload),
        },
        sendsDelete: false,
      }
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused
      const { code } = refused
      return { settled: code >= 5100 && code <= 5104 ? { code } : undefined, sendsDelete: false }
    }
  }

  function read(cacao: unknown) {
    if (!isObject(cacao) || !isObject(cacao.h) || !isObject(cacao.p) || !isObject(cacao.s))
      throw new Refused(11001)
    const { h, p, s } = cacao
    const [, id, chainId, address] = account.exec(typeof p.iss === 'string' ? p.iss : '') ?? []
    if (!id || !chainId || !address) throw new Refused(11006)
    const form = z.object({ t: text })
    const payload = z.object({
      ...Object.fromEntries(['domain', 'aud', 'version', 'nonce', 'iat'].map(name => [name, text])),
      ...Object.fromEntries(
        ['exp', 'nbf', 'statement', 'requestId'].map(name => [name, z.union([text, absent]).optional()]),
      ),
      resources: z.union([z.array(text), absent]).optional(),
    })
    if (!form.safeParse(h).success || !form.extend({ s: text }).safeParse(s).success) throw new Refused(11001)
    if (!payload.safeParse(p).success) throw new Refused(11001)
    const isAsked =
      p.domain === asked.domain &&
      p.aud === asked.uri &&
      p.nonce === asked.nonce &&
      p.version === '1' &&
      [p.exp, p.nbf, p.requestId].every(value => value === undefined || value === null) &&
      String(p.statement ?? '').startsWith(asked.statement) &&
      asked.chains.includes(chainId)
    if (!isAsked) throw new Refused(11003)
    if (s.s !== 'good') throw new Refused(11004)
    const { names, chains } = readRecaps(p.resources)
    const granted = asked.chains.filter(chain => chain === chainId || chains.includes(chain))
    return { account: id, names, accounts: granted.map(chain => `${chain}:${address}`), payload: p }
  }

  return { take }
}

/** Methods and chains that recaps (ERC-5573) among the resources grant. */
function readRecaps(resources: unknown): { names: readonly string[]; chains: readonly unknown[] } {
  const list = z.array(text).safeParse(resources).data ?? []
  const granted = list.flatMap(resource => {
    if (!resource.startsWith('urn:recap:')) return []
    const encoded = resource
      .slice('urn:recap:'.length)
      .replaceAll('=', '')
      .replaceAll('-', '+')
      .replaceAll('_', '/')
    const bytes = Buffer.from(encoded, 'base64')
    if (bytes.toString('base64').replaceAll('=', '') !== encoded) return []
    try {
      const recap: unknown = JSON.parse(bytes.toString('utf8'))
      if (!isObject(recap) || !isObject(recap.att)) return []
      const all = Object.values(recap.att)
      if (!all.every(one => isObject(one) && Object.values(one).every(Array.isArray))) return []
      return all.flatMap(one => Object.entries(one as { [name: string]: unknown[] }))
    } catch {
      return []
    }
  })
  return {
    names: granted.map(([ability]) => ability.split('/')[1] ?? ''),
    chains: granted
      .flatMap(([, limits]) => limits)
      .flatMap(limit => (isObject(limit) && Array.isArray(limit.chains) ? limit.chains : [])),
  }
}
