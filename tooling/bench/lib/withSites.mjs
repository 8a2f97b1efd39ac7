import { buildApp } from './buildApp.mjs'
import { launchBrowser } from './launchBrowser.mjs'
import { serveFolder } from './serveFolder.mjs'

/** Builds and serves apps by name, opens a browser for `use(browser, sites)` and ends all of it. */
export async function withSites(names, use, options) {
  const sites = {}
  for (const name of names) sites[name] = await serveFolder(await buildApp(name))
  const browser = await launchBrowser(options)
  try {
    return await use(browser, sites)
  } finally {
    await browser.close()
    for (const site of Object.values(sites)) site.close()
  }
}
