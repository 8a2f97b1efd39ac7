import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { publicPackages } from '../../lib/publicPackages.mjs'
import { root } from '../../lib/root.mjs'

/** Empties a folder and links to it what the code of the docs imports, as an app would install it. */
export function linkPackages(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true })

  function link(name, target) {
    const at = path.join(folder, 'node_modules', name)
    mkdirSync(path.dirname(at), { recursive: true })
    if (!existsSync(at)) symlinkSync(target, at, 'dir')
  }

  for (const { folder: home, manifest } of publicPackages()) {
    link(manifest.name, path.join(root, home))
    for (const name of Object.keys({ ...manifest.devDependencies, ...manifest.peerDependencies })) {
      if (!name.startsWith('@latchkit/')) link(name, path.join(root, home, 'node_modules', name))
    }
  }
  for (const name of ['vitest', '@vitest/browser-playwright', '@types/node', '@playwright/test'])
    link(name, path.join(root, 'node_modules', name))
  // Services that a global set-up of the docs starts.
  link('.bin/anvil', path.join(root, 'tooling/local-stack/node_modules/.bin/anvil'))
  // Pages for contributors show code of core, which its users cannot import.
  link('jotai', path.join(root, 'packages/core/node_modules/jotai'))

  // The servers of the guide on signing in.
  for (const name of ['next', 'next-auth']) link(name, path.join(root, 'apps/lab/node_modules', name))
  link('hono', path.join(root, 'services/gateway/node_modules/hono'))

  // The examples for other frameworks, which the end-to-end tests build.
  for (const name of ['@angular/core', '@vitejs/plugin-vue', 'vite'])
    link(name, path.join(root, 'e2e/node_modules', name))
}
