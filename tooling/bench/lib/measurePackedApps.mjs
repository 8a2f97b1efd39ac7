import { buildApp } from './buildApp.mjs'
import { installPacked } from './installPacked.mjs'
import { measurePacked } from './measurePacked.mjs'
import { serveFolder } from './serveFolder.mjs'
import { serveNextApp } from './serveNextApp.mjs'

/**
 * Bytes that an app of four lines fetches with the published packages, built by Vite and, with `hasNext`, by Next. A
 * build that warns is an error, where the app takes its networks from us: `viem/chains` warns by itself.
 */
export async function measurePackedApps(browser, { hasNext = true } = {}) {
  const project = installPacked()
  const base = await serveFolder(await buildApp('dialog', { project }))
  const app = await serveFolder(await buildApp('packed', { project }))
  await buildApp('both', { project, strict: true })
  const next = hasNext ? await serveNextApp(project) : undefined
  try {
    return {
      vite: await measurePacked(browser, { base, app }),
      ...(next && {
        next: await measurePacked(browser, {
          base: next,
          app: next,
          paths: { base: '/dialog', app: '/latchkit' },
        }),
      }),
    }
  } finally {
    base.close()
    app.close()
    next?.close()
  }
}
