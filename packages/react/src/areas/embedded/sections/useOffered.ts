'use client'
import { importWithRetry } from '@latchkit/core/connection'
import { useEffect } from 'react'
import { useLatchkit } from '../../../page/hooks/useLatchkit.js'
import type { ViewName } from '../../../page/router/types.js'

/** Leaves a view that is not available. The code is loaded then only: these views load with the first row. */
export function useOffered(view: ViewName, isOffered: boolean): void {
  const latchkit = useLatchkit()
  useEffect(() => {
    if (isOffered) return
    importWithRetry(() => import('../../../shared/leaveUnavailable.js')).then(
      ({ leaveUnavailable }) => leaveUnavailable(latchkit, view),
      error => latchkit.client.logger.error(error.message),
    )
  }, [latchkit, view, isOffered])
}
