import { sevenDays } from '../constants.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import { readNamespaces } from '../namespaces/granted.js'
import { conformNamespaces } from '../namespaces/proposed.js'
import type { ProposeParameters, WalletConnectSession } from '../types.js'
import { isRecord, readMetadata, readStringMap } from '../validate.js'

export type SettlementTerms = {
  readonly topic: string
  readonly pairingTopic: string
  /** Public key of whoever approved, hex. */
  readonly responder: string
  readonly proposed: ProposeParameters['optionalNamespaces']
}

/**
 * The session that a wallet's `wc_sessionSettle` makes.
 *
 * @throws ProtocolError 1005 (form, another controller than who approved, over already), 5100 to 5104 (namespaces)
 */
export function readSettlement(params: unknown, terms: SettlementTerms): WalletConnectSession {
  const { topic, pairingTopic, responder, proposed } = terms
  if (!isRecord(params) || !isRecord(params.controller)) throw new ProtocolError(1005)
  const { controller, expiry } = params
  const peer = readMetadata(controller.metadata)
  const now = Math.floor(Date.now() / 1000)
  if (!peer || controller.publicKey !== responder) throw new ProtocolError(1005)
  if (typeof expiry !== 'number' || !Number.isSafeInteger(expiry) || expiry <= now)
    throw new ProtocolError(1005)
  const granted = readTerms(params)
  return {
    topic,
    pairingTopic,
    peer,
    // A wallet whose clock is ahead must not get more than the protocol gives.
    expiry: Math.min(expiry, now + sevenDays),
    ...granted,
    namespaces: conformNamespaces(granted.namespaces, proposed),
  }
}

type Terms = Pick<
  WalletConnectSession,
  'namespaces' | 'sessionProperties' | 'scopedProperties' | 'sessionConfig'
>

/**
 * What a wallet grants and wishes, as it said or as it was stored.
 *
 * @throws ProtocolError 5100 to 5104
 */
export function readTerms(value: { readonly [name: string]: unknown }): Terms {
  const { namespaces, sessionProperties, scopedProperties, sessionConfig } = value
  return {
    namespaces: readNamespaces(namespaces),
    sessionProperties: readStringMap(sessionProperties),
    scopedProperties: isRecord(scopedProperties) ? scopedProperties : undefined,
    sessionConfig:
      isRecord(sessionConfig) && typeof sessionConfig.disableDeepLink === 'boolean'
        ? { disableDeepLink: sessionConfig.disableDeepLink }
        : undefined,
  }
}
