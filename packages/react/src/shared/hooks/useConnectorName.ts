'use client'
import type { Connector } from '@latchkit/core'
import type { frameConnectorId } from '@latchkit/core/secureframe'
import { toVisibleLine } from '@latchkit/core/validate'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { connectorMessages } from '../connectorMessages.js'

// Only its type is imported: with its value, the views of an account would load the login by e-mail.
const embedded = 'secure-frame' satisfies typeof frameConnectorId

/**
 * Names a connected wallet in one line. The name of the embedded wallet is a text of the kit: it is not a brand. Empty without
 * a wallet.
 */
export function useConnectorName(): (connector: Pick<Connector, 'id' | 'name'> | undefined) => string {
  const t = useTranslate(connectorMessages)
  return connector => {
    if (!connector) return ''
    return connector.id === embedded ? t('connector.embedded') : toVisibleLine(connector.name)
  }
}
