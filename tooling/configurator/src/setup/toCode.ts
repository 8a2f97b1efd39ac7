import { accentPresets } from '@latchkit/react'
import type { Setup } from './setup.js'
import { defaultSetup } from './setup.js'
import { hasEmbeddedWallet, legalUrls, toFeatures } from './toOptions.js'

/** The code of an app with a setup and the page’s families: complete, without options that say what is the default. */
export function toCode(setup: Setup): string {
  const { accent, embedded } = setup
  const isPreset = Object.hasOwn(accentPresets, accent)
  const imports = [
    ...(isPreset ? ['accentPresets'] : []),
    ...(embedded ? [] : ['ConnectButton']),
    'createLatchkit',
    ...(embedded ? ['LatchkitModal'] : []),
    'LatchkitProvider',
  ]
  return `import { solanaAdapter } from '@latchkit/adapter-solana'
import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { mainnet, solana } from '@latchkit/core/networks'
${importLine(imports)}

const latchkit = createLatchkit({
  metadata: { name: 'My app' },
  networks: [mainnet, solana],
  adapters: [wagmiAdapter(), solanaAdapter()],
  gateway: { url: 'https://gateway.example.com' },
${options(setup, isPreset)}})

export function App() {
  return (
    <LatchkitProvider latchkit={latchkit}>
      ${embedded ? '<LatchkitModal embedded />' : '<ConnectButton />'}
    </LatchkitProvider>
  )
}
`
}

function options(setup: Setup, isPreset: boolean): string {
  const { themeMode, accent, radius, locale, features, logins } = setup
  const variables = {
    ...(accent ? { "'--lk-accent'": isPreset ? `accentPresets.${accent}` : quote(accent) } : {}),
    ...(radius === defaultSetup.radius ? {} : { "'--lk-radius'": quote(`${radius}px`) }),
  }
  const changed = Object.entries(toFeatures(setup)).map(([name, value]) => [name, literal(value)])
  const lines = {
    ...(hasEmbeddedWallet(logins) ? { secureFrame: object(Object.entries(toSecureFrame(setup))) } : {}),
    ...(setup.names ? { names: "{ parent: 'example.eth' }" } : {}),
    ...(themeMode === defaultSetup.themeMode ? {} : { themeMode: quote(themeMode) }),
    ...(Object.keys(variables).length > 0 ? { themeVariables: object(Object.entries(variables)) } : {}),
    ...(locale === defaultSetup.locale ? {} : { locale: quote(locale) }),
    ...(changed.length > 0 ? { features: object(changed) } : {}),
    ...(features.legalCheckbox
      ? {
          termsConditionsUrl: quote(legalUrls.termsConditionsUrl),
          privacyPolicyUrl: quote(legalUrls.privacyPolicyUrl),
        }
      : {}),
  }
  return Object.entries(lines)
    .map(([name, value]) => `  ${name}: ${value},\n`)
    .join('')
}

function toSecureFrame({ smartAccounts, sponsored }: Setup) {
  return {
    url: quote('https://wallet.example.com'),
    projectId: quote('my-app'),
    ...(smartAccounts ? {} : { smartAccounts: 'false' }),
    ...(smartAccounts && sponsored ? { paymaster: "{ url: 'https://paymaster.example.com' }" } : {}),
  }
}

function importLine(names: readonly string[]): string {
  const line = `import { ${names.join(', ')} } from '@latchkit/react'`
  if (line.length <= 90) return line
  return `import {\n${names.map(name => `  ${name},\n`).join('')}} from '@latchkit/react'`
}

function object(entries: readonly (readonly string[])[]): string {
  const line = `{ ${entries.map(entry => entry.join(': ')).join(', ')} }`
  if (line.length <= 72) return line
  return `{\n${entries.map(entry => `    ${entry.join(': ')},\n`).join('')}  }`
}

function literal(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(quote).join(', ')}]` : `${value}`
}

function quote(text: string): string {
  return `'${text}'`
}
