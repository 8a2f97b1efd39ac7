import path from 'node:path'
import { getAuthShare } from '@latchkit/secure-protocol/api/wallet'
import { runCommand } from '../src/commands/runCommand.js'
import { openKek, type Role } from '../src/kek/openKek.js'
import { settings } from '../src/settings.js'
import { createDevice } from './createDevice.js'
import { createWallet } from './createWallet.js'
import type { TestSite } from './openSite.js'

export const roles: readonly Role[] = ['auth', 'recovery']

export async function makeOwner(site: TestSite, email: string) {
  const device = await createDevice(site)
  const { session } = await device.signIn(email)
  const wallet = await createWallet(device, session)
  await wallet.readBack()
  ;(await wallet.confirm()).ok()
  return { device, session, ...wallet }
}
type Owner = Awaited<ReturnType<typeof makeOwner>>

export const readShare = async ({ device, session, walletId }: Owner) =>
  (await device.call(getAuthShare, { walletId }, { session })).ok().share
export const fileOf = (site: TestSite, role: Role) => path.join(site.dataDir, `keys/${role}.json`)
export const openKeys = async (site: TestSite, role: Role) => {
  const chosen = settings.parse({ dataDir: site.dataDir })
  return (await openKek(role, chosen, { mayCreate: false, onError: () => {} })).kek
}
export const run = async (
  site: TestSite,
  words: string,
  options: { readonly [name: string]: string } = {},
) => {
  const lines: string[] = []
  const { databaseUrl = '', recoveryDatabaseUrl = '' } = site.options
  const environment = {
    DATA_DIR: site.dataDir,
    DATABASE_URL: databaseUrl,
    RECOVERY_DATABASE_URL: recoveryDatabaseUrl,
  }
  const given = [
    ...words.split(' '),
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  ]
  const code = await runCommand(given, environment, line => lines.push(line))
  return { code, text: lines.join('\n') }
}
