import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformerStyleToClass } from '@shikijs/transformers'
import { defineConfig } from 'vitepress'
import { repository } from '../src/node/addresses.js'
import { emptyHeadersToCells } from '../src/node/emptyHeadersToCells.js'
import { folders } from '../src/node/folders.js'
import { toSearched, toSlug } from '../src/node/markdown.js'
import { toSidebar } from '../src/node/toSidebar.js'
import { typesOnHover } from '../src/node/typesOnHover.js'

/** A class for each colour of the code: the policy of the built site refuses attributes with styles. */
const colours = transformerStyleToClass({ classPrefix: 'c-' })
const isBuild = process.env.NODE_ENV === 'production'

export default defineConfig({
  title: 'Latchkit',
  description:
    'A wallet-connection kit for web apps: a small core, one adapter per namespace, a React modal.',
  lang: 'en',
  // The built site works below any path of a host, and each page has the address of its file.
  base: './',
  // It would add a style sheet, which the policy refuses.
  appearance: { disableTransition: false },
  cleanUrls: false,
  srcDir: 'dist/pages',
  outDir: 'dist/site',
  cacheDir: '../../.cache/vitepress',
  vite: {
    publicDir: folders.public,
    build: {
      chunkSizeWarningLimit: 2000,
      // With `light-dark()` of the examples, which Vite would replace by variables that a shadow root does not have.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        // The examples run in a browser alone, where "use client" means nothing.
        onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
      },
    },
  },
  markdown: {
    // Braces and colons in a text are no syntax.
    attrs: false,
    emoji: false,
    anchor: { slugify: toSlug },
    config: md => void md.core.ruler.push('latchkit:empty-headers', emptyHeadersToCells),
    codeTransformers: [typesOnHover(), ...(isBuild ? [colours] : [])],
  },
  // Codes and exports are looked up, not read one after the other.
  transformPageData: ({ relativePath }) =>
    /^(?:api|errors)\//.test(relativePath) ? { frontmatter: { prev: false, next: false } } : undefined,
  buildEnd: ({ outDir }) => writeFileSync(join(outDir, 'assets/code.css'), colours.getCSS()),
  themeConfig: {
    nav: [
      { text: 'Guides', link: '/contents.html', activeMatch: '^/(start|guides|adapters|self-hosting)/' },
      { text: 'Examples', link: '/examples/live.html', activeMatch: '^/examples/' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      { text: 'Errors', link: '/errors/', activeMatch: '^/errors/' },
      { text: 'GitHub', link: repository },
    ],
    sidebar: toSidebar(),
    outline: [2, 3],
    search: {
      provider: 'local',
      options: { _render: (source, env, md) => md.renderAsync(toSearched(source, env.relativePath), env) },
    },
    notFound: {
      title: 'Page not found',
      quote: 'There is no page at this address.',
      linkText: 'To the first page',
    },
    docFooter: { prev: 'Previous', next: 'Next' },
  },
})
