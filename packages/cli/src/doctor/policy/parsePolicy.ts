/** Directives of a Content-Security-Policy: name in lower case → sources. */
export type Policy = ReadonlyMap<string, readonly string[]>

const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'connect-src': ['connect-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'script-src': ['script-src', 'default-src'],
}

/** Parses a policy as browsers do: of a directive that is there twice, the first counts. */
export function parsePolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>()
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
  }
  return policy
}

/** Returns the sources that apply to a directive, or `undefined` if the policy does not restrict it. */
export function sourcesOf(policy: Policy, directive: string): readonly string[] | undefined {
  const name = (fallbacks[directive] ?? [directive]).find(candidate => policy.has(candidate))
  return name === undefined ? undefined : policy.get(name)
}

/**
 * Returns whether one of the sources allows the URL, by the rules of CSP 3 for schemes, wildcards, ports and paths. `self` is
 * the origin of the page; while it is unknown, the page counts as one of another host on https.
 */
export function allowsUrl(sources: readonly string[], url: URL, self: string | undefined): boolean {
  const page = new URL(self ?? 'https://unknown.invalid')
  return sources.some(source => {
    const lower = source.toLowerCase()
    if (lower === "'self'") return isSelf(page, url)
    if (lower === '*') return /^(https?|wss?):$/.test(url.protocol)
    if (/^[a-z][a-z\d+.-]*:$/.test(lower)) return admitsScheme(lower, url.protocol)
    return !lower.startsWith("'") && admitsHost(source, url, page)
  })
}

const hostSource = /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i
const defaultPorts: Readonly<Record<string, string>> = {
  'http:': '80',
  'https:': '443',
  'ws:': '80',
  'wss:': '443',
}

function isSelf(page: URL, url: URL): boolean {
  if (page.hostname !== url.hostname) return false
  const bothDefault = page.port === '' && url.port === ''
  if (page.port !== url.port && !bothDefault) return false
  return (
    ['https:', 'wss:', page.protocol].includes(url.protocol) ||
    (page.protocol === 'http:' && url.protocol === 'ws:')
  )
}

function admitsHost(source: string, url: URL, page: URL): boolean {
  const [, scheme = page.protocol, host = '', port, path] = hostSource.exec(source) ?? []
  if (!host || !admitsScheme(scheme.toLowerCase(), url.protocol)) return false
  const isBelow = host.startsWith('*.') && url.hostname.endsWith(host.slice(1).toLowerCase())
  if (host !== '*' && !isBelow && host.toLowerCase() !== url.hostname) return false
  const urlPort = url.port || defaultPorts[url.protocol]
  // A port of http admits that of https, as the scheme does.
  const wanted = port ?? defaultPorts[url.protocol]
  if (port !== '*' && wanted !== urlPort && !(wanted === '80' && urlPort === '443')) return false
  if (path === undefined || path === '/') return true
  return path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path
}

/** A scheme admits its secure form, and those of sockets admit requests. */
function admitsScheme(source: string, protocol: string): boolean {
  const others: Readonly<Record<string, readonly string[]>> = {
    'http:': ['https:'],
    'ws:': ['wss:', 'http:', 'https:'],
    'wss:': ['https:'],
  }
  return source === protocol || (others[source]?.includes(protocol) ?? false)
}
