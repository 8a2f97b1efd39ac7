import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import type { Setup } from './setup.js'
import { defaultSetup } from './setup.js'
import { toCode } from './toCode.js'

const everything: Setup = {
  themeMode: 'dark',
  accent: 'violet',
  radius: 12,
  locale: 'ar',
  methods: ['wallet', 'email', 'social'],
  features: { collapseWallets: true, legalCheckbox: true, receive: false, send: false },
  embedded: true,
}

describe('toCode', () => {
  test('is the page’s own app for the defaults', () => {
    expect(toCode(defaultSetup)).toBe(`import { solanaAdapter } from '@latchkit/adapter-solana'
import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { mainnet, solana } from '@latchkit/core/networks'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'

const latchkit = createLatchkit({
  metadata: { name: 'My app' },
  networks: [mainnet, solana],
  adapters: [wagmiAdapter(), solanaAdapter()],
})

export function App() {
  return (
    <LatchkitProvider latchkit={latchkit}>
      <ConnectButton />
    </LatchkitProvider>
  )
}
`)
  })

  test('names every option that is not default, and only those', () => {
    expect(toCode(everything)).toContain(`  adapters: [wagmiAdapter(), solanaAdapter()],
  themeMode: 'dark',
  themeVariables: { '--lk-accent': accentPresets.violet, '--lk-radius': '12px' },
  locale: 'ar',
  features: {
    collapseWallets: true,
    legalCheckbox: true,
    receive: false,
    send: false,
    connectMethodsOrder: ['wallet', 'email', 'social'],
  },
  termsConditionsUrl: 'https://example.com/terms',
  privacyPolicyUrl: 'https://example.com/privacy',
})
`)
    expect(toCode(everything)).toContain('<LatchkitModal embedded />')
    expect(toCode({ ...defaultSetup, accent: 'violet' })).toContain(`import {
  accentPresets,
  ConnectButton,
  createLatchkit,
  LatchkitProvider,
} from '@latchkit/react'
`)
    expect(toCode({ ...defaultSetup, accent: '#ff8800' })).toContain(
      "  themeVariables: { '--lk-accent': '#ff8800' },\n",
    )
  })

  test('compiles', { timeout: 60_000 }, () => {
    const folder = fileURLToPath(new URL('.', import.meta.url))
    const setups = [defaultSetup, everything, { ...defaultSetup, accent: '#ff8800' }]
    const files = new Map(setups.map((setup, index) => [`${folder}app${index}.tsx`, toCode(setup)]))
    const configFile = fileURLToPath(new URL('../../tsconfig.json', import.meta.url))
    const { config } = ts.readConfigFile(configFile, ts.sys.readFile)
    const { options } = ts.parseJsonConfigFileContent(
      config,
      ts.sys,
      fileURLToPath(new URL('../..', import.meta.url)),
    )
    const host = ts.createCompilerHost(options)
    const { fileExists, getSourceFile } = host
    host.fileExists = name => files.has(name) || fileExists(name)
    host.getSourceFile = (name, target) => {
      const text = files.get(name)
      return text === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, text, target)
    }
    const program = ts.createProgram([...files.keys()], options, host)
    const found = [...files.keys()]
      .map(name => program.getSourceFile(name))
      .flatMap(file => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  })
})
