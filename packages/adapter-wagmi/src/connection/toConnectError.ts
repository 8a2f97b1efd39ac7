import type { BaseError } from '@latchkit/core/errors'
import { toProviderRpcError } from '@latchkit/core/errors'
import type { Connector } from 'wagmi'
import { PackageMissingError } from './errors.js'

// Errors of the connectors of wagmi, Vite, webpack and Node for a package that is not installed.
const absent =
  /(?:dependency|could not resolve|cannot find (?:module|package)) ["'](@[\w.-]+\/[\w.-]+|[\w.-]+)/i

/** Maps an error of a connector. The app may not have installed the package of a wallet vendor. */
export function toConnectError(error: unknown, { name }: Pick<Connector, 'name'>): BaseError {
  const [, missing] = (error instanceof Error && absent.exec(error.message)) || []
  if (missing) return new PackageMissingError({ connector: name, missing, cause: error })
  return toProviderRpcError(error)
}
