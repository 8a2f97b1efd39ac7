import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, createLogger } from 'vite'

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Builds an app as its author would, from the packages' dist or those of `project`, and returns where the result is.
 * With `strict` a warning of the build is an error.
 */
export async function buildApp(name, { project = folder, strict = false } = {}) {
  const outDir =
    project === folder ? path.resolve(folder, '../../.cache/bench', name) : path.join(project, 'dist', name)
  const warnings = []
  const warn = message => void warnings.push(message)
  await build({
    configFile: false,
    root: path.join(project, 'apps', name),
    logLevel: 'warn',
    customLogger: { ...createLogger('error'), warn, warnOnce: warn },
    plugins: [react()],
    build: { outDir, emptyOutDir: true, manifest: true, target: 'es2022', reportCompressedSize: false },
  })
  if (strict && warnings.length > 0) throw new Error(`vite build of ${name} warned:\n${warnings.join('\n')}`)
  return outDir
}
