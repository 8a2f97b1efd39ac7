'use client'
import { importWithRetry } from '@latchkit/core/connection'
import { LatchkitModal, useLatchkit } from '@latchkit/react'
import { useEffect } from 'react'

export type ModalContentProps = {
  readonly embedded?: true | undefined
  readonly namespace?: string | undefined
}

/** The modal of `<latchkit-modal>`. */
export function ModalContent({ embedded, namespace }: ModalContentProps) {
  const { client } = useLatchkit()
  useEffect(() => {
    const adapter = client.adapters.find(one => one.namespace === namespace)
    if (!adapter) return
    let left = false
    importWithRetry(() => import('./chooseNamespace.js')).then(
      ({ chooseNamespace }) => {
        if (!left) chooseNamespace(client, adapter.namespace)
      },
      (error: unknown) => client.logger.warn('A namespace cannot be chosen', { namespace, error }),
    )
    return () => {
      left = true
    }
  }, [client, namespace])
  return <LatchkitModal embedded={embedded} />
}
