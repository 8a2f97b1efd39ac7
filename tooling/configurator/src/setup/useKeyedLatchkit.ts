import type { Latchkit } from '@latchkit/react'
import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The latchkit for a choice of options that belong to a client. Another `key` makes another client over the same adapters,
 * so connected accounts stay connected.
 */
export function useKeyedLatchkit(key: string, create: () => Latchkit): Latchkit {
  const [current, setCurrent] = useState(() => ({ key, latchkit: create() }))
  const { latchkit } = current
  const former = useRef(latchkit)
  // Before the provider's own effect starts the next client, so that no adapter runs for two.
  useLayoutEffect(() => {
    if (former.current !== latchkit) former.current.client.destroy()
    former.current = latchkit
  }, [latchkit])
  if (current.key !== key) setCurrent({ key, latchkit: create() })
  return latchkit
}
