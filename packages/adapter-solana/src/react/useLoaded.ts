'use client'
import { type BaseError, isError, ProviderRpcError } from '@latchkit/core/errors'
import { useEffect, useState } from 'react'

export type Loaded<value> = { readonly value?: value | undefined; readonly error?: BaseError | undefined }

/** Returns the result of `load`, and reloads it for each `key`. Empty while it loads or `load` is absent. */
export function useLoaded<value>(key: string, load: (() => Promise<value>) | undefined): Loaded<value> {
  const [state, setState] = useState<{ readonly of: string } & Loaded<value>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key determines when to load again
  useEffect(() => {
    let isCurrent = true
    load?.().then(
      value => isCurrent && setState({ of: key, value }),
      cause => isCurrent && setState({ of: key, error: toError(cause) }),
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return state?.of === key ? state : {}
}

function toError(cause: unknown): BaseError {
  return isError(cause) ? cause : new ProviderRpcError('A part of the app could not be loaded', { cause })
}
