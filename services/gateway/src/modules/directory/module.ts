import path from 'node:path'
import type { GatewayModule } from '../../gatewayModule.js'
import { file } from '../../settingFields.js'
import { createDirectory } from './createDirectory.js'
import { directoryRoutes } from './directoryRoutes.js'
import { loadWallets } from './loadWallets.js'

const settings = {
  fields: {
    walletsFile: file.optional().describe('JSON file of wallets in place of the built-in ones'),
  },
}

/** The directory of wallets: `/getWallets`. */
export const directory = {
  name: 'directory',
  settings,
  async open({ chains, projects, settings: { walletsFile } }) {
    const wallets = await loadWallets(walletsFile)
    const created = createDirectory(wallets, chains)
    return {
      routes: directoryRoutes(created, projects),
      provides: {
        directory: created,
        wallets: { entries: wallets, folder: walletsFile && path.dirname(path.resolve(walletsFile)) },
      },
      diagnose: () => ({ wallets: wallets.length }),
    }
  },
} satisfies GatewayModule<typeof settings>
