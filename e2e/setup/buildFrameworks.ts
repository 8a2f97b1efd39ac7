import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, loadConfigFromFile, type Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = path.join(root, 'docs/guides/other-frameworks.md')
const latchkit = path.join(root, 'e2e/apps/src/elementLatchkit.ts')

export type Framework = 'plain' | 'vue' | 'svelte' | 'angular'

/** Parts of a template of each framework: the element that contains the app, and the file that starts it. */
const starters: Record<Framework, { readonly body: string; readonly main: string }> = {
  plain: { body: '%page%', main: '' },
  vue: {
    body: '<div id="app"></div>',
    main: `import { createApp } from 'vue'
      import App from './App.vue'
      createApp(App).mount('#app')`,
  },
  svelte: {
    body: '<div id="app"></div>',
    main: `import { mount } from 'svelte'
      import App from './App.svelte'
      mount(App, { target: document.querySelector('#app') })`,
  },
  angular: {
    body: '<app-root></app-root>',
    main: `import { bootstrapApplication } from '@angular/platform-browser'
      import { App } from './ahead/app'
      bootstrapApplication(App)`,
  },
}

/** The blocks of the page that name a file. */
async function readExamples(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(page, 'utf8')
  const found = text.matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)
  return new Map([...found].map(([, name = '', code = '']) => [name, code]))
}

/** The latchkit of the page, on the local chains. */
const onLocalChains: Plugin = {
  name: 'local-chains',
  enforce: 'pre',
  resolveId: source => (source === './latchkit' ? latchkit : undefined),
}

/**
 * Builds the examples of docs/guides/other-frameworks.md, a page each, into `folder`. They are written to a folder below
 * node_modules first, where what they import is found.
 */
export async function buildFrameworks(folder: string, frameworks: readonly Framework[]): Promise<void> {
  const examples = await readExamples()
  const modules = path.join(root, 'e2e/node_modules')
  await mkdir(modules, { recursive: true })
  const work = await mkdtemp(path.join(modules, '.frameworks-'))
  try {
    const write = (name: string, text: string) => writeFile(path.join(work, name), text)
    for (const [name, code] of examples) await write(name, code)
    for (const name of frameworks) {
      const { body, main } = starters[name]
      await write(`${name}.js`, main)
      const script = main ? `<script type="module" src="./${name}.js"></script>` : ''
      await write(
        `${name}.html`,
        `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="rpc" content="%rpc%" />
    <link rel="icon" href="data:," />
    <title>${name}</title>
  </head>
  <body>${body.replace('%page%', examples.get('index.html') ?? '')}${script}</body>
</html>`,
      )
    }
    // Its compiler takes a second to load.
    const angular = frameworks.includes('angular') ? await import('./compileAngular.js') : undefined
    await angular?.compileAngular(work)
    // The page's own configuration, which tells Vue what a custom element is.
    const vue = await loadConfigFromFile(
      { command: 'build', mode: 'development' },
      path.join(work, 'vite.config.ts'),
    )
    await build({
      root: work,
      configFile: false,
      logLevel: 'error',
      mode: 'development',
      base: './',
      plugins: [
        onLocalChains,
        angular?.angularLinker,
        ...(vue?.config.plugins ?? []),
        svelte({ configFile: false }),
      ],
      define: { 'process.env.NODE_ENV': '"development"' },
      resolve: { dedupe: ['react', 'react-dom'] },
      build: {
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        target: 'es2022',
        chunkSizeWarningLimit: 10_000,
        rollupOptions: { input: frameworks.map(name => path.join(work, `${name}.html`)) },
      },
    })
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
