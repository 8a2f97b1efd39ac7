import { sevenDays } from '../constants.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import { readNamespaces } from '../namespaces/granted.js'
import { conformNamespaces } from '../namespaces/proposed.js'
import type { ProposeParameters, WalletConnectSession } from '../types.js'
import { isRecord, readMetadata, readStringMap } from '../validate.js'

export type SettlementTerms = {
  readonly topic: string
  readonly pairingTopic: string
  /** Public key of the wallet that approved, hex. */
  readonly responder: string
  readonly proposed: ProposeParameters['optionalNamespaces']
}

/**
 * Creates a session from the params of `wc_sessionSettle`.
 *
 * @throws ProtocolError 1005 (malformed, another controller than the wallet that approved, or expired), 5100 to 5104 (namespaces)
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
    // A wallet whose clock is ahead must not get a longer session than WalletConnect allows.
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
 * Parses the namespaces and properties of a session, from a wallet or from storage.
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
