/** Which chain families a page installs. */
type LabAdapters = 'wagmi' | 'solana' | 'both' | 'none'

/** How a page signs people in, and where the proof is checked: in the page, or by next-auth on the server. */
type LabSignIn = {
  readonly by: 'page' | 'next-auth'
  readonly required: boolean
  /** Life of a session in milliseconds. Default: no end. */
  readonly expiresIn?: number | undefined
  /** Path of the session server. Default: the one that works. */
  readonly authUrl?: string | undefined
}

/** One page of the lab: what of the kit it turns on. */
export type Configuration = {
  /** Last part of the page's address. */
  readonly id: string
  readonly title: string
  readonly adapters: LabAdapters
  readonly signIn?: LabSignIn | undefined
  readonly theme?: 'light' | 'dark' | undefined
  readonly locale?: string | undefined
  /** Only what is turned off or on against the defaults. */
  readonly features?:
    | {
        readonly legalCheckbox?: boolean
        readonly collapseWallets?: boolean
        readonly smartSessions?: boolean
      }
    | undefined
  /** The views stand in the page, without a dialog. */
  readonly isInline?: boolean | undefined
  /** A second, independent instance is beside the first. */
  readonly isTwice?: boolean | undefined
  /** State is stored in cookies, which the server reads for the first render. */
  readonly hasCookies?: boolean | undefined
  /** The page allows scripts by nonce only, and styles from its own origin only. */
  readonly isStrict?: boolean | undefined
  /** The embedded wallet: by e-mail alone, or at providers too. The page's origin has to be one of the project `lab`. */
  readonly embedded?: 'email' | 'social' | undefined
  /** The embedded wallet has no smart account, wherever the secure site offers them. */
  readonly isEoaOnly?: boolean | undefined
  /** No gateway, or one whose every answer is 503. */
  readonly gateway?: 'none' | 'failing' | undefined
  /** IANA name of the time zone that the browser tells. Default: that of the visitor. */
  readonly timeZone?: string | undefined
  /** Reads and sends go to the app's own RPC endpoint alone, which is not the one that the network names. */
  readonly hasOwnRpc?: boolean | undefined
  /** Batches of calls are sent by the kit. */
  readonly hasBatches?: boolean | undefined
  /** Id of the network that is shown first. Default: the first. */
  readonly firstNetwork?: number | undefined
  /** The secure site whose bundlers are away. */
  readonly hasNoBundler?: boolean | undefined
  /** A service of the app pays the fees of the smart account. */
  readonly hasPaymaster?: boolean | undefined
  /** MetaMask's test dapp is in the page, and gets the page's wallet by EIP-6963. */
  readonly hasTestDapp?: boolean | undefined
}

/** Every page of the lab. Specs name them by id, and the matrix lists them in this order. */
export const configurations: readonly Configuration[] = [
  { id: 'wagmi', title: 'wagmi only', adapters: 'wagmi' },
  { id: 'solana', title: 'Solana only', adapters: 'solana' },
  { id: 'both', title: 'Both chain families', adapters: 'both' },
  { id: 'none', title: 'No adapter, WalletConnect alone', adapters: 'none' },
  {
    id: 'siwx-required',
    title: 'Sign-in required, checked in the page',
    adapters: 'both',
    signIn: { by: 'page', required: true },
  },
  {
    id: 'siwx-optional',
    title: 'Sign-in optional, checked in the page',
    adapters: 'both',
    signIn: { by: 'page', required: false },
  },
  {
    id: 'siwx-short',
    title: 'Sign-in for an hour',
    adapters: 'wagmi',
    signIn: { by: 'next-auth', required: true, expiresIn: 3_600_000 },
  },
  {
    id: 'next-auth',
    title: 'Sign-in required, checked by next-auth',
    adapters: 'both',
    signIn: { by: 'next-auth', required: true },
  },
  {
    id: 'next-auth-optional',
    title: 'Sign-in optional, checked by next-auth',
    adapters: 'wagmi',
    signIn: { by: 'next-auth', required: false },
  },
  {
    id: 'auth-unreadable',
    title: 'A session server whose session cannot be read',
    adapters: 'wagmi',
    signIn: { by: 'next-auth', required: true, authUrl: '/api/faults/unreadable-session' },
  },
  {
    id: 'auth-failing',
    title: 'A session server that fails',
    adapters: 'wagmi',
    signIn: { by: 'next-auth', required: true, authUrl: '/api/faults/failing-session' },
  },
  { id: 'inline', title: 'Views inside the page', adapters: 'both', isInline: true },
  { id: 'two', title: 'Two instances on a page', adapters: 'both', isTwice: true },
  { id: 'cookies', title: 'Server rendering with cookies', adapters: 'wagmi', hasCookies: true },
  {
    id: 'cookies-solana',
    title: 'Server rendering with cookies, on Solana',
    adapters: 'solana',
    hasCookies: true,
  },
  { id: 'strict', title: 'Strict Content-Security-Policy', adapters: 'both', isStrict: true },
  { id: 'own-rpc', title: "The app's own RPC endpoints", adapters: 'both', hasOwnRpc: true },
  { id: 'batch', title: 'Batches of calls', adapters: 'wagmi', hasBatches: true },
  { id: 'no-gateway', title: 'Without a gateway', adapters: 'both', gateway: 'none' },
  { id: 'failing-gateway', title: 'A gateway that fails', adapters: 'both', gateway: 'failing' },
  {
    id: 'restricted',
    title: 'A region without swaps and card purchases',
    adapters: 'both',
    timeZone: 'Asia/Shanghai',
  },
  { id: 'embedded', title: 'Embedded wallet', adapters: 'both', embedded: 'social' },
  { id: 'embedded-email', title: 'Embedded wallet by e-mail alone', adapters: 'wagmi', embedded: 'email' },
  {
    id: 'eoa-only',
    title: 'Embedded wallet without smart accounts',
    adapters: 'wagmi',
    embedded: 'email',
    isEoaOnly: true,
    hasBatches: true,
  },
  { id: 'embedded-solana', title: 'Embedded wallet on Solana alone', adapters: 'solana', embedded: 'social' },
  {
    id: 'embedded-siwx',
    title: 'Embedded wallet, sign-in required',
    adapters: 'both',
    embedded: 'social',
    signIn: { by: 'page', required: true },
  },
  {
    id: 'smart-account',
    title: 'Smart account of the embedded wallet',
    adapters: 'wagmi',
    embedded: 'email',
    firstNetwork: 31338,
    hasBatches: true,
    signIn: { by: 'next-auth', required: false },
  },
  {
    id: 'sessions',
    title: 'Permissions of the smart account',
    adapters: 'wagmi',
    embedded: 'email',
    firstNetwork: 31338,
    hasBatches: true,
    features: { smartSessions: true },
  },
  {
    id: 'no-bundler',
    title: 'Smart account whose bundler is away',
    adapters: 'wagmi',
    embedded: 'email',
    firstNetwork: 31338,
    hasBatches: true,
    hasNoBundler: true,
  },
  {
    id: 'paymaster',
    title: 'Smart account whose fees the app pays',
    adapters: 'wagmi',
    embedded: 'email',
    firstNetwork: 31338,
    hasBatches: true,
    hasPaymaster: true,
  },
  {
    id: 'test-dapp',
    title: "MetaMask's test dapp",
    adapters: 'wagmi',
    embedded: 'email',
    firstNetwork: 31338,
    hasTestDapp: true,
  },
  { id: 'dark', title: 'Dark', adapters: 'both', theme: 'dark' },
  { id: 'light', title: 'Light', adapters: 'both', theme: 'light' },
  { id: 'arabic', title: 'Arabic, right to left', adapters: 'both', locale: 'ar' },
  { id: 'swedish', title: 'A language of the app, loaded when it is shown', adapters: 'both', locale: 'sv' },
  {
    id: 'legal',
    title: 'Terms to accept, wallets behind one row',
    adapters: 'both',
    features: { legalCheckbox: true, collapseWallets: true },
  },
]

export function findConfiguration(id: string): Configuration | undefined {
  return configurations.find(configuration => configuration.id === id)
}

const families = { wagmi: 'EVM', solana: 'Solana', both: 'EVM and Solana', none: 'No adapter' } as const

/** Features that a page enables, in one line. */
export function describeConfiguration(configuration: Configuration): string {
  const { adapters, signIn, theme, locale, isInline, isTwice, hasCookies, isStrict, hasOwnRpc, embedded } =
    configuration
  const { gateway, timeZone } = configuration
  return [
    families[adapters],
    signIn && `sign-in ${signIn.required ? 'required' : 'optional'}, by ${signIn.by}`,
    theme,
    locale,
    isInline && 'inline',
    isTwice && 'two',
    hasCookies && 'cookies',
    isStrict && 'strict CSP',
    hasOwnRpc && 'own RPC',
    gateway && (gateway === 'none' ? 'no gateway' : 'failing gateway'),
    timeZone,
    embedded && `embedded wallet by ${embedded === 'email' ? 'e-mail' : 'e-mail and providers'}`,
    configuration.isEoaOnly && 'no smart accounts',
    configuration.hasBatches && 'batches',
    configuration.hasNoBundler && 'no bundler',
    configuration.hasPaymaster && 'paymaster',
    configuration.hasTestDapp && 'test dapp',
    ...Object.keys(configuration.features ?? {}),
  ]
    .filter(Boolean)
    .join(' · ')
}
