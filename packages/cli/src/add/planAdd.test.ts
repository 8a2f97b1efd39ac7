import { readFileSync } from 'node:fs'
import semver from 'semver'
import { describe, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { nextApp, nextPages, vite, vue } from '../../test/apps.js'
import { callCommand } from '../../test/callCommand.js'
import { createFolder, type Files, readFolder } from '../../test/createFolder.js'
import { ranges } from './steps/addDependencies.js'

/** Runs `add`, checks that a second run changes nothing, and returns the files. */
async function add(files: Files, ...args: string[]) {
  const cwd = createFolder(files)
  const { code, output, errors } = await callCommand(['add', ...args], { cwd })
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  const after = readFolder(cwd)
  const again = await callCommand(['add', ...args], { cwd })
  expect(again).toMatchObject({ code: 0, output: expect.stringMatching(/^Nothing is missing\.\n/) })
  expect(readFolder(cwd)).toEqual(after)
  return { output, files: after, manifest: JSON.parse(after['package.json'] ?? '') }
}

const evm = {
  '@latchkit/adapter-wagmi': manifest.version,
  '@latchkit/core': manifest.version,
  '@latchkit/react': manifest.version,
  '@tanstack/react-query': '^5.0.0',
}

test('React with Vite', async () => {
  const { output, files, manifest: written } = await add(vite)
  expect(written.dependencies).toEqual({
    ...evm,
    react: '^19.0.0',
    'react-dom': '^19.0.0',
    viem: '^2.57.1',
    wagmi: '^3.7.0',
  })
  expect(Object.keys(written.dependencies)).toEqual(Object.keys(written.dependencies).toSorted())
  expect(files['src/latchkit.ts']).toBe(`import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { mainnet } from '@latchkit/core/networks'
import { createLatchkit } from '@latchkit/react'

export const latchkit = createLatchkit({
  metadata: { name: 'shop' },
  networks: [mainnet],
  adapters: [wagmiAdapter()],
})
`)
  expect(files['src/main.tsx']).toBe(`import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App.tsx'
import { LatchkitProvider } from '@latchkit/react'
import { latchkit } from './latchkit'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <LatchkitProvider latchkit={latchkit}>
      <App />
    </LatchkitProvider>
  </StrictMode>,
)
`)
  expect(output).toBe(`Written:
  package.json
  src/latchkit.ts (new)
  src/main.tsx

Next:
  npm install
  add <ConnectButton /> of @latchkit/react to a page
  npx latchkit doctor
`)
})

test('the app router of Next.js: an instance per request, in the style of the app', async () => {
  const { output, files } = await add(nextApp, '--chains', 'evm,solana')
  expect(files['src/app/latchkitProviders.tsx']).toBe(`"use client";
import { solanaAdapter } from "@latchkit/adapter-solana";
import { wagmiAdapter } from "@latchkit/adapter-wagmi";
import { mainnet, solana } from "@latchkit/core/networks";
import { createLatchkit, LatchkitProvider } from "@latchkit/react";
import { type ReactNode, useState } from "react";

export function LatchkitProviders({ children }: { children: ReactNode }) {
  // One instance per request: a module of the server is shared by all visitors.
  const [latchkit] = useState(() =>
    createLatchkit({
      metadata: { name: "shop" },
      networks: [mainnet, solana],
      adapters: [wagmiAdapter(), solanaAdapter()],
    }),
  );
  return <LatchkitProvider latchkit={latchkit}>{children}</LatchkitProvider>;
}
`)
  expect(files['src/app/layout.tsx']).toContain(
    'import "./globals.css";\nimport { LatchkitProviders } from "./latchkitProviders";\n\n',
  )
  expect(files['src/app/layout.tsx']).toContain(
    '<body className="dark"><LatchkitProviders>{children}</LatchkitProviders></body>',
  )
  expect(output).toContain('  pnpm install\n')
})

test('the pages router of Next.js, in JavaScript', async () => {
  const { output, files, manifest: written } = await add(nextPages, '--chains', 'solana')
  expect(files['latchkitProviders.jsx']).toContain('export function LatchkitProviders({ children }) {\n')
  expect(files['pages/_app.jsx']).toBe(`import '../style.css'
import { LatchkitProviders } from '../latchkitProviders'

export default function App({ Component, pageProps }) {
  return <LatchkitProviders><Component {...pageProps} /></LatchkitProviders>
}
`)
  expect(Object.keys(written.dependencies)).not.toContain('wagmi')
  expect(output).toContain('  yarn install\n')
})

test('Vue: custom elements, which the compiler takes as such', async () => {
  const { output, files, manifest: written } = await add(vue)
  expect(Object.keys(written.dependencies)).toEqual([
    '@latchkit/adapter-wagmi',
    '@latchkit/core',
    '@latchkit/element',
    '@tanstack/react-query',
    'react',
    'viem',
    'vue',
    'wagmi',
  ])
  expect(files['src/latchkit.ts']).toContain(
    "import { createLatchkit, defineElements } from '@latchkit/element'\n",
  )
  expect(files['src/latchkit.ts']).toMatch(/\n\ndefineElements\(\)\n$/)
  expect(files['src/main.ts']).toContain("import App from './App.vue'\nimport './latchkit'\n")
  expect(files['vite.config.ts']).toContain(
    "[vue({ template: { compilerOptions: { isCustomElement: tag => tag.startsWith('latchkit-') } } })]",
  )
  expect(output).not.toContain('By hand')
})

const wagmiApp: Files = {
  ...vite,
  'package.json': { dependencies: { wagmi: '^2.19.0', viem: '2.x', react: '^18.3.0', vite: '^8.0.0' } },
  'src/config/wagmi.ts':
    "import { createConfig, http } from 'wagmi'\nimport { base, mainnet } from 'wagmi/chains'\n\nexport const wagmiConfig = createConfig({ chains: [mainnet, base], transports: {} })\n",
  'src/Providers.tsx': `import { WagmiProvider } from 'wagmi'
import { wagmiConfig } from './config/wagmi'

export function Providers({ children }: { children: React.ReactNode }) {
  return (
    <WagmiProvider config={wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <Header title="Größe" />
        {children}
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`,
}

test('an app with wagmi: its config, its versions, and the provider below those it has', async () => {
  const { files, manifest: written } = await add(wagmiApp)
  expect(written.dependencies).toMatchObject({ wagmi: '^2.19.0', viem: '2.x', react: '^18.3.0' })
  expect(files['src/latchkit.ts']).toContain(`import { wagmiConfig } from './config/wagmi'

export const latchkit = createLatchkit({`)
  expect(files['src/latchkit.ts']).toContain(
    '  networks: [...wagmiConfig.chains],\n  adapters: [wagmiAdapter({ config: wagmiConfig })],\n',
  )
  expect(files['src/Providers.tsx']).toContain(`      <QueryClientProvider client={queryClient}>
        <LatchkitProvider latchkit={latchkit}>
          <Header title="Größe" />
          {children}
        </LatchkitProvider>
      </QueryClientProvider>
`)
  expect(files['src/main.tsx']).toBe(vite['src/main.tsx'])
})

test('a wagmi config that cannot be imported is left to the developer', async () => {
  const { files, output } = await add({
    ...wagmiApp,
    'src/config/wagmi.ts': 'const config = createConfig({})\n',
  })
  expect(files['src/latchkit.ts']).toContain('adapters: [wagmiAdapter()]')
  expect(output).toContain('- If the app has a wagmi config, pass it in src/latchkit.ts, and list its chains')
})

test('line ends, indents and the end of files stay as they are', async () => {
  const { files } = await add({
    ...vite,
    'package.json': '{\r\n\t"dependencies": { "react": "19", "a": "1", "vite": "8" }\r\n}',
    'src/main.tsx': String(vite['src/main.tsx']).replaceAll('\n', '\r\n').replaceAll('  ', '\t'),
  })
  expect(files['package.json']).toMatch(
    /^\{\r\n\t"dependencies": \{\r\n\t\t"react": "19",\r\n\t\t"a": "1",[\s\S]*\}$/,
  )
  expect(files['package.json']).not.toMatch(/[^\r]\n/)
  expect(files['src/main.tsx']).toContain(
    '\t\t<LatchkitProvider latchkit={latchkit}>\r\n\t\t\t<App />\r\n\t\t</LatchkitProvider>\r\n',
  )
})

test('the policy of the app allows icons of wallets', async () => {
  const meta = (images: string) =>
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'${images}; base-uri 'none'">\n`
  const { files, output } = await add({ ...vite, 'index.html': meta("; img-src 'self' https://cdn.example") })
  expect(files['index.html']).toBe(meta("; img-src 'self' https://cdn.example data:"))
  expect(output).not.toContain('By hand')
  const code = (policy: string) => `export default { headers: { 'Content-Security-Policy': ${policy} } }\n`
  const inCode = await add({
    ...vite,
    'vite.config.ts': code(`["default-src 'self'", "img-src 'self'"].join('; ')`),
  })
  expect(inCode.files['vite.config.ts']).toBe(
    code(`["default-src 'self'", "img-src 'self' data:"].join('; ')`),
  )
  const inSingle = code("['default-src https:', 'img-src https://cdn.example', 'font-src https:'].join('; ')")
  const left = await add({ ...vite, 'vite.config.ts': inSingle })
  expect(left.files['vite.config.ts']).toBe(inSingle)
  expect(left.output).toContain('By hand:\n- Allow images in the policy of vite.config.ts')
  const byHand = await add({ ...vite, 'index.html': meta('') })
  expect(byHand.files['index.html']).toBe(meta(''))
  expect(byHand.output).toContain('By hand:\n- Allow images in the policy of index.html')
})

describe('where a change is not safe, it is printed and the rest is written', () => {
  test.each<[string, Files, string]>([
    [
      'two places to render',
      { ...vite, 'src/admin.tsx': String(vite['src/main.tsx']) },
      '- Put the provider of src/latchkit.ts around the app',
    ],
    [
      'an element that is computed',
      {
        ...vite,
        'src/main.tsx':
          "import { createRoot } from 'react-dom/client'\n\ncreateRoot(root).render(createElement(App))\n",
      },
      '    <LatchkitProvider latchkit={latchkit}>…</LatchkitProvider>\n',
    ],
    [
      'a file with a mistake',
      { ...vite, 'src/main.tsx': String(vite['src/main.tsx']).replace('<App />', '<App /> }') },
      '- Put the provider of src/latchkit.ts around the app',
    ],
    [
      'no layout that renders its children',
      { ...nextApp, 'src/app/layout.tsx': 'export { Layout as default } from "./Layout"' },
      'guides/server-rendering.html',
    ],
    [
      'options of the compiler of Vue',
      { ...vue, 'vite.config.ts': 'export default { plugins: [vue({ features: {} })] }' },
      '- Have the compiler of Vue',
    ],
  ])('%s', async (_, files, message) => {
    const { output, files: written } = await add(files)
    expect(output).toContain(message)
    expect(Object.keys(written).some(file => /latchkit(Providers)?\.tsx?$/.test(file))).toBe(true)
  })
})

test('an app that creates an instance elsewhere keeps its own', async () => {
  const own = { ...vite, 'src/wallet.tsx': 'export const latchkit = createLatchkit({})\n' }
  const { files } = await add(own)
  expect(Object.keys(files)).toEqual(Object.keys(readFolder(createFolder(own))))
  expect(files['src/main.tsx']).toBe(vite['src/main.tsx'])
})

test('the ranges are those of the peer dependencies of the adapters', () => {
  const readPeers = (adapter: string) =>
    JSON.parse(readFileSync(new URL(`../../../${adapter}/package.json`, import.meta.url), 'utf8'))
      .peerDependencies
  const peers = { ...readPeers('adapter-solana'), ...readPeers('adapter-wagmi') }
  for (const [name, range] of Object.entries(ranges))
    expect(semver.subset(range, peers[name]), name).toBe(true)
})
