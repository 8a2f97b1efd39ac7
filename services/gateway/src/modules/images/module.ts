import type { GatewayModule } from '../../gatewayModule.js'
import { createImages } from './createImages.js'
import { checkIconFiles } from './iconFiles.js'
import { imageRoutes } from './imageRoutes.js'

/** The images of wallets, networks, tokens and currencies, and those of other hosts. */
export const images = {
  name: 'images',
  async open({ callers, chains, inject, remoteImages }) {
    const { entries, folder } = inject('wallets')
    await checkIconFiles(entries, folder)
    const created = await createImages({ directory: inject('directory'), chains, folder })
    return { openRoutes: imageRoutes(created, remoteImages, callers.limitAddress('images:')) }
  },
} satisfies GatewayModule
