import { ConfigError } from '@latchkit/service-base'
import { checkOrigins, readProjectFile, writeProjectFile } from './projectFile.js'

/**
 * Adds a project to a project file, or replaces its origins. The file is written whole or not at all.
 *
 * @throws ConfigError when an origin cannot have the secure frame, a redirect URI is not one of an origin, or the file is
 * not a project file
 */
export async function addProject(parameters: {
  readonly file: string
  readonly id: string
  readonly origins: readonly string[]
  readonly publicUrl: string
  /** Providers of its logins. Default: what the project has. */
  readonly providers?: readonly string[] | undefined
  /** Where a login in the app's own tab returns to. Default: what the project has. */
  readonly redirectUris?: readonly string[] | undefined
  /** `asset=amount` each: more than this needs a passkey. Default: what the project has. */
  readonly passkeyOver?: readonly string[] | undefined
  /** `asset=amount` each: what a new device may spend. Default: what the project has. */
  readonly newDeviceLimit?: readonly string[] | undefined
}): Promise<void> {
  const { file, id, origins, publicUrl, providers, redirectUris, passkeyOver, newDeviceLimit } = parameters
  if (!/^[\w-]{1,64}$/.test(id))
    throw new ConfigError('bad-config', 'project add: the id is not one of A-Z a-z 0-9 _ -')
  checkOrigins(origins, 'project add', publicUrl)
  const before = await readProjectFile(file)
  const entry = before[id]
  const rest = typeof entry === 'object' && !Array.isArray(entry) ? entry : {}
  const { approvals: kept } = rest as { readonly approvals?: string | object | undefined }
  const approvals = {
    ...(typeof kept === 'string' ? { place: kept } : kept),
    ...(passkeyOver && { passkeyOver: readAmounts(passkeyOver) }),
    ...(newDeviceLimit && { newDeviceLimit: readAmounts(newDeviceLimit) }),
  }
  const policy = {
    ...(providers && { providers }),
    ...(redirectUris && { redirectUris }),
    ...(Object.keys(approvals).length > 0 && { approvals }),
  }
  await writeProjectFile(file, { ...before, [id]: { ...rest, origins, ...policy } }, publicUrl)
}

function readAmounts(texts: readonly string[]): { readonly [asset: string]: string } {
  return Object.fromEntries(
    texts.map(text => {
      const [, asset, amount] = /^(.+)=(\d+)$/.exec(text) ?? []
      if (!asset || !amount)
        throw new ConfigError(
          'bad-config',
          `project add: ${text} is not ASSET=AMOUNT, such as eip155:1/slip44:60=0`,
        )
      return [asset, amount]
    }),
  )
}
