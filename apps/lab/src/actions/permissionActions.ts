import type { Client } from '@latchkit/core'
import { getGrantedPermissions, getSmartSessions, getSupportedPermissions } from '@latchkit/core/permissions'
import type { UseGrantPermissionsReturnType, UseRevokePermissionsReturnType } from '@latchkit/react'
import { type LabActions, LabInputError } from './labAction'

type PermissionHooks = {
  readonly grantPermissions: UseGrantPermissionsReturnType
  readonly revokePermissions: UseRevokePermissionsReturnType
}

/** Permissions of the account: given, listed and taken back by the kit. */
export function permissionActions(client: Client, hooks: PermissionHooks): LabActions {
  return {
    'grant-permissions': input => hooks.grantPermissions(readJson(input)),
    'revoke-permissions': input => {
      const [context, chainId] = input.trim().split(/\s+/)
      if (!isHex(context) || !isHex(chainId)) throw new LabInputError('a context and a chain id in hex')
      return hooks.revokePermissions({ context, chainId })
    },
    'granted-permissions': () => getGrantedPermissions(client),
    'supported-permissions': () => getSupportedPermissions(client),
    'list-sessions': () => getSmartSessions(client),
  }
}

const isHex = (text: string | undefined): text is `0x${string}` => text?.startsWith('0x') ?? false

function readJson(input: string) {
  try {
    return JSON.parse(input)
  } catch {
    throw new LabInputError('the parameters of grantPermissions as JSON')
  }
}
