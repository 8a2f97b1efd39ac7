import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A module with our source and React 18 in it, since the workspace itself uses 19. */
export async function bundle18(entry: string, platform: 'browser' | 'node'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${root}${entry}`],
    bundle: true,
    write: false,
    format: 'esm',
    platform,
    target: 'es2022',
    jsx: 'automatic',
    jsxDev: false,
    loader: { '.css': 'text' },
    conditions: ['@latchkit/source', 'module'],
    define: { 'process.env.NODE_ENV': '"development"' },
    alias: {
      react: `${root}node_modules/react-18`,
      'react-dom': `${root}node_modules/react-dom-18`,
      'react-dom/server': `${root}node_modules/react-dom-18/server.${platform}.js`,
    },
    banner: platform === 'node' ? { js: requireInModule } : {},
  })
  return outputFiles[0]?.text ?? ''
}

const requireInModule = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`

/** Command of the browser tests. */
export const bundleReact18 = (_context: unknown, entry: string): Promise<string> => bundle18(entry, 'browser')
