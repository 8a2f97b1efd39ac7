'use client'
import type { Connector } from '@latchkit/core'
import { accountAtom } from '@latchkit/core/connection'
import { useRef } from 'react'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'

/** The wallet that signs. Keeps its value while the view animates out after a disconnect. */
export function useActiveConnector(): Connector | undefined {
  const { connector } = useAtomValue(accountAtom)
  const last = useRef(connector)
  if (connector) last.current = connector
  return last.current
}
