import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { defaultConfig } from './src/config/parseConfig.js'
import { readPortOffset } from './src/node/demoServerError.js'
import { fillConfig } from './src/node/serveDemo.js'

/** Passes the addresses of the chains to pages in development; built pages get them from their server. */
function demoConfig(): Plugin {
  return {
    name: 'demo-config',
    apply: 'serve',
    transformIndexHtml: html =>
      fillConfig(html, defaultConfig(readPortOffset(process.env.LATCHKIT_PORT_OFFSET))),
  }
}

// Development runs from the packages' sources; the build takes what users install. The second page is a build of its
// own, so that the first one loads no chunk just because both use it.
export default defineConfig(({ command, mode }) => ({
  plugins: [react(), demoConfig()],
  resolve: command === 'serve' ? { conditions: ['@latchkit/source', ...defaultClientConditions] } : {},
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // React, viem and wagmi in one file.
    chunkSizeWarningLimit: 700,
    emptyOutDir: mode !== 'existing-wagmi',
    rolldownOptions: {
      input: mode === 'existing-wagmi' ? 'existing-wagmi.html' : 'index.html',
      // One file for what the page starts with, instead of one for each set of modules that a lazy part shares.
      output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } },
    },
  },
}))
