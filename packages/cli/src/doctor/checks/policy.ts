import type { FoundPolicy } from '../policy/findPolicies.js'
import { allowsUrl, type Policy, sourcesOf } from '../policy/parsePolicy.js'
import type { Check, Inputs, Result, Service } from '../types.js'

const docs = 'guides/content-security-policy.md'

/** Each Content-Security-Policy allows what the kit needs, and has the directives that the guide asks for. */
export const policy: Check = inputs => {
  if (inputs.policies.length === 0)
    return [
      {
        status: 'warning',
        what: 'No Content-Security-Policy was found.',
        why: 'It is neither in a usual file nor in an answer, or the app has none: a script that is injected into the page can then send transactions.',
        fix: 'Set the policy of the guide. If the app has one, name its file by --csp, or its page by --url.',
        docs,
      },
    ]
  // Several policies in one place apply together.
  const places = new Set(inputs.policies.map(({ place }) => place))
  return [...places].flatMap((place): Result[] => {
    const found = inputs.policies.filter(one => one.place === place)
    const problems = [...found.flatMap(one => findMissing(one, inputs)), ...findLoose(place, found)]
    if (problems.length > 0) return problems
    return [{ status: 'ok', what: `The policy in ${place} allows what the kit needs.`, docs }]
  })
}

function findMissing(found: FoundPolicy, { origin, services }: Inputs): Result[] {
  const images = sourcesOf(found.policy, 'img-src')
  const result: Result[] = []
  if (images && !images.some(source => source.toLowerCase() === 'data:'))
    result.push({
      status: 'warning',
      what: `img-src in ${found.place} lacks data:.`,
      why: 'Wallets announce their icons as data: URIs. They are replaced by letters.',
      fix: "Write img-src 'self' data:",
      docs,
    })
  for (const service of services)
    for (const { directive, url, status, why } of needsOf(service)) {
      const sources = sourcesOf(found.policy, directive)
      if (!sources || allowsUrl(sources, url, origin)) continue
      result.push({
        // A part that is computed may name the address.
        status: found.isPartial ? 'warning' : status,
        what: `${directive} in ${found.place} does not allow ${toOrigin(url)}.`,
        why: found.isPartial ? `${why} Parts of this policy are computed; check the header by --url.` : why,
        fix: `Add ${toOrigin(url)} to ${directive}.`,
        docs,
      })
    }
  return result
}

function needsOf({ name, url }: Service) {
  const socket = new URL(url)
  socket.protocol = url.protocol.replace('http', 'ws')
  if (name === 'relay')
    return [
      {
        directive: 'connect-src',
        url: socket,
        status: 'failure',
        why: 'No wallet can be reached over WalletConnect.',
      },
    ] as const
  if (name === 'gateway')
    return [
      {
        directive: 'connect-src',
        url,
        status: 'failure',
        why: 'The wallet directory and chain data cannot be read.',
      },
      {
        directive: 'img-src',
        url,
        status: 'warning',
        why: 'Logos of the wallet directory are replaced by letters.',
      },
    ] as const
  return [
    {
      directive: 'frame-src',
      url,
      status: 'failure',
      why: 'The frame of the embedded wallet is blocked: frame/blocked-by-csp.',
    },
    {
      directive: 'connect-src',
      url,
      status: 'warning',
      why: 'On an origin that the site does not list, the modal reports a lost connection in place of the reason.',
    },
  ] as const
}

/** Sources that the kit does not need and all policies of a place allow, and directives that none of them has. */
function findLoose(place: string, found: readonly FoundPolicy[]): Result[] {
  const result: Result[] = []
  const warn = (what: string, why: string, fix: string) =>
    result.push({ status: 'warning', what, why, fix, docs })
  for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'data:'])
    if (found.every(({ policy: directives }) => allowsScripts(directives, unsafe)))
      warn(
        `script-src in ${place} allows ${unsafe === '*' ? 'any script' : unsafe}.`,
        'The kit does not need it, and a script that is injected into the page can send transactions.',
        "Write script-src 'self', or a nonce where the framework has inline scripts.",
      )
  const isMeta = found.every(one => one.isMeta)
  const absent = ['form-action', 'base-uri', ...(isMeta ? [] : ['frame-ancestors'])].filter(name =>
    found.every(({ policy: directives }) => !directives.has(name)),
  )
  if (absent.length > 0 && !found.some(({ isPartial }) => isPartial))
    warn(
      `The policy in ${place} lacks ${absent.join(', ')}.`,
      'They do not fall back to default-src: forms, relative links or frames of the page are not restricted.',
      "Add form-action 'self', base-uri 'none' and frame-ancestors 'none'.",
    )
  if (isMeta && found.some(({ policy: directives }) => directives.has('frame-ancestors')))
    warn(
      `frame-ancestors in ${place} has no effect.`,
      'Browsers ignore it in a <meta> element: another site can frame the page.',
      'Send the policy as a header.',
    )
  return result
}

function allowsScripts(directives: Policy, unsafe: string): boolean {
  const sources = sourcesOf(directives, 'script-src') ?? ['*']
  // Beside a nonce or a hash, browsers ignore 'unsafe-inline'.
  const hasNonce = sources.some(source => /^'(nonce|sha\d+)-/.test(source))
  return sources.includes(unsafe) && !(hasNonce && unsafe === "'unsafe-inline'")
}

/** The form in which a policy names an address. */
function toOrigin({ protocol, host }: URL): string {
  return `${protocol}//${host}`
}
