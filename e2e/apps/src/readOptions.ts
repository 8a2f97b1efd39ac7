import type { ThemeMode } from '@latchkit/react'

/** Options that a test passes to the page in the query of its address. */
export function readOptions() {
  const query = new URLSearchParams(location.search)
  const list = (name: string) => query.get(name)?.split(',')
  const theme = query.get('theme')
  const themeMode: ThemeMode = theme === 'light' || theme === 'dark' ? theme : 'system'
  return {
    networks: query.get('networks') ?? 'local',
    /** Id on eip155; the first network without it. */
    defaultNetwork: Number(query.get('defaultNetwork') ?? 0) || undefined,
    locale: query.get('locale') ?? 'en-US',
    themeMode,
    custom: Number(query.get('custom') ?? 0),
    legal: query.has('legal'),
    collapse: query.has('collapse'),
    featured: list('featured'),
    include: list('include'),
    exclude: list('exclude'),
    embedded: query.has('embedded'),
    relay: query.get('relay') ?? undefined,
    gateway: query.get('gateway') ?? undefined,
    /** Below which accounts register names. */
    names: query.get('names') ?? undefined,
    /** Address of a secure site; the lab is its project `lab`. */
    secureSite: readSecureSite(query.get('secureSite')),
    /** Off with `no`. */
    smartAccounts: query.get('smartAccounts') !== 'no',
    projectId: query.get('projectId') ?? undefined,
    analytics: query.has('analytics'),
    /** RPC of the local Solana chain, and the reference of its CAIP-2 id. With them the app has both adapters. */
    solana: query.get('solana') ?? undefined,
    solanaId: query.get('solanaId') ?? '',
    /** `required` or `optional`; off without it. */
    siwx: query.get('siwx') ?? undefined,
    siwxStatement: query.get('siwxStatement') ?? undefined,
    /** Life of a sign-in in milliseconds. */
    siwxExpires: Number(query.get('siwxExpires') ?? 0) || undefined,
  }
}

/** A social login in this tab returns without the query. */
function readSecureSite(given: string | null): string | undefined {
  if (given !== null) sessionStorage.setItem('lab.secureSite', given)
  return given ?? sessionStorage.getItem('lab.secureSite') ?? undefined
}
