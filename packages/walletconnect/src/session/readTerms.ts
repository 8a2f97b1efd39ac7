import { readNamespaces } from '../namespaces/readNamespaces.js'
import type { WalletConnectSession } from '../types.js'
import { isRecord } from '../validate/isRecord.js'
import { readStringMap } from '../validate/readStringMap.js'

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
