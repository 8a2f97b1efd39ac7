import { t as BaseError, n as isError } from './BaseError.DWSHhfZu.js'
import { t as base58 } from './base.BqCHmN5A.js'
import { t as isChecksumAddress, n as toChecksumAddress } from './checksumAddress.CShdxUMK.js'
import {
  t as accountAtom,
  d as connectionsAtom,
  m as createOwned,
  b as getStore,
  C as networkAtom,
  T as networkStatesAtom,
  E as networksAtom,
  P as signInStateAtom,
  I as snapshotsAtom,
  H as walletConnectSessionAtom,
} from './client.ChoDqs0c.js'
import {
  t as NoActiveCaipAddressError,
  n as NoActiveCaipNetworkError,
  r as NoConnectionClientError,
  a as NonceUnavailableError,
  i as NoSignInDomainError,
  o as SessionUnavailableError,
  s as SignInRefusedError,
  c as SiwxNotEnabledError,
  l as VerificationFailedError,
} from './errors.DlLcz1Px.js'
import { t as __exportAll } from './rolldown-runtime.D8jQpDG7.js'
import {
  Mt as ChainNotSupportedError,
  Bt as DisconnectedError,
  A as disconnect,
  W as getRpcUrl,
  At as HttpNetworkError,
  jt as HttpStatusError,
  zt as InvalidCaipNetworkIdError,
  Ot as isAddress,
  Lt as isCaipNetworkId,
  Rt as isNamespace,
  Vt as ProviderRpcError,
  It as parseCaipAddress,
  rt as raceAbort,
  Pt as toProviderRpcError,
} from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/siwx/accounts.js
/** A comparable form of a CAIP-10 id: eip155 addresses in lower case, since their case is only a checksum. */
function toAccountKey(caipAddress) {
  return caipAddress.startsWith('eip155:') ? caipAddress.toLowerCase() : caipAddress
}
/** The chain family of a CAIP-10 id. */
function namespaceOf(caipAddress) {
  return caipAddress.slice(0, caipAddress.indexOf(':'))
}
/** Whether sign-ins of a chain family can be verified. */
function isCovered({ namespaces }, namespace) {
  return namespaces?.includes(namespace) ?? true
}
/** The CAIP-10 id of the account that signed. */
function sessionAddress({ data }) {
  return `${data.chainId}:${data.accountAddress}`
}
/** Whether a connection includes an account, on any network. */
function holdsAccount({ connector, accounts }, caipAddress) {
  const [namespace, reference] = caipAddress.split(':')
  return (
    connector.namespace === namespace &&
    accounts.some(
      ({ address }) =>
        toAccountKey(`${connector.namespace}:${reference}:${address}`) === toAccountKey(caipAddress),
    )
  )
}
/** Whether the expiration time of a session has passed. */
function isExpired({ data }, now = Date.now()) {
  return data.expirationTime !== void 0 && Date.parse(data.expirationTime) <= now
}
var isText = value => typeof value === 'string'
/** Whether a stored or received value has the shape of a session. */
function isSession(value) {
  if (typeof value !== 'object' || value === null) return false
  const { data, message, signature } = value
  if (!isText(message) || !isText(signature) || typeof data !== 'object' || data === null) return false
  const { domain, uri, chainId, accountAddress, nonce, expirationTime } = data
  return (
    [domain, uri, chainId, accountAddress, nonce].every(isText) &&
    (expirationTime === void 0 || (isText(expirationTime) && !Number.isNaN(Date.parse(expirationTime))))
  )
}
// ../../packages/core/dist/features/siwx/createMessageData.js
/**
 * Returns the domain and the address that messages name: those of the options, else of the page.
 *
 * @throws NoSignInDomainError `siwx/no-domain`
 */
function readPage({ config, platform }, siwx = config.siwx ?? {}) {
  const { metadata } = config
  const page = platform.pageUrl?.() ?? metadata.url
  const address = page !== void 0 && URL.canParse(page) ? new URL(page) : void 0
  const domain = siwx.domain ?? address?.host
  const uri = siwx.uri ?? (address && toUri(address))
  if (!domain || !uri) throw new NoSignInDomainError()
  return {
    domain,
    uri,
  }
}
/** The address as a URI of RFC 3986, without query and fragment. Browsers leave other characters in paths too. */
function toUri({ protocol, host, pathname }) {
  return `${protocol}//${host}${pathname.replace(/[^-\w.~!$&'()*+,;=:@/%]+|%(?![\da-f]{2})/gi, encodeURIComponent)}`
}
/**
 * Creates the part of a message that is the same for every account. Given values replace the options.
 *
 * @throws NoSignInDomainError `siwx/no-domain`
 */
function createMessageData(client, nonce, wanted = {}) {
  const { siwx = {} } = client.config
  const { expiresIn } = siwx
  const now = Date.now()
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== void 0))
  const { domain, uri, statement, resources, notBefore, requestId, expirationTime } = {
    ...siwx,
    expirationTime: expiresIn === void 0 ? void 0 : new Date(now + expiresIn).toISOString(),
    requestId: wanted.requestId ?? siwx.requestId?.(),
    ...given,
  }
  return {
    ...readPage(client, {
      domain,
      uri,
    }),
    version: '1',
    nonce,
    issuedAt: new Date(now).toISOString(),
    ...(statement && { statement }),
    ...(resources !== void 0 && { resources }),
    ...(expirationTime !== void 0 && { expirationTime }),
    ...(notBefore !== void 0 && { notBefore: new Date(notBefore).toISOString() }),
    ...(requestId && { requestId }),
  }
}
/** Creates a nonce: 32 hex digits from the platform's CSPRNG. */
function createNonce() {
  return [...crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}
// ../../packages/core/dist/features/siwx/createRpcRequest.js
/** How long an endpoint may take, in milliseconds. */
var endpointTimeout = 1e4
/**
 * Creates a JSON-RPC request function for every network. Uses the network's endpoints in `customRpcUrls` if there are any,
 * else the gateway's `/v1/` and the network's own. Tries the next endpoint when an endpoint cannot be reached or
 * answers HTTP 429 or 5xx; a JSON-RPC error is an answer otherwise.
 */
function createRpcRequest(client) {
  return async ({ chainId, method, params }) => {
    let failure = new ChainNotSupportedError({ caipNetworkId: chainId })
    for (const endpoint of endpointsOf(client, chainId)) {
      let answer
      try {
        answer = await post(endpoint, {
          jsonrpc: '2.0',
          id: 1,
          method,
          params,
        })
      } catch (error) {
        failure = error
        continue
      }
      return readAnswer(answer)
    }
    throw failure
  }
}
function endpointsOf(client, caipNetworkId) {
  const network = getStore(client)
    .get(networksAtom)
    .find(known => known.caipNetworkId === caipNetworkId)
  return (
    client.config.customRpcUrls[caipNetworkId] ?? [
      ...[getRpcUrl(client, caipNetworkId)].filter(url => url !== void 0),
      ...(network?.rpcUrls.default.http ?? []),
    ]
  )
}
async function post(endpoint, body) {
  const {
    url,
    headers,
    timeout = endpointTimeout,
  } = typeof endpoint === 'object' ? endpoint : { url: endpoint }
  const request = {
    method: 'POST',
    url: URL.canParse(url) ? new URL(url).origin : '',
  }
  let answer
  let response
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    })
    answer = await response.json()
  } catch (cause) {
    throw new HttpNetworkError({
      cause,
      request,
    })
  }
  const { status } = response
  if (
    !(status === 429 || status >= 500) &&
    typeof answer === 'object' &&
    answer !== null &&
    ('result' in answer || 'error' in answer)
  )
    return answer
  throw new HttpStatusError({
    status,
    body: answer,
    request,
    cause: response,
  })
}
function readAnswer({ result, error }) {
  if (error === void 0 || error === null) return result
  const { code, message } = typeof error === 'object' ? error : {}
  throw new ProviderRpcError('The network answered with an error', {
    cause: error,
    details: typeof message === 'string' ? message : void 0,
    rpcCode: typeof code === 'number' ? code : void 0,
    metaMessages: ['It is the answer of the endpoint itself, so that no other one was asked.'],
  })
}
// ../../packages/core/dist/features/siwx/message/errors.js
/**
 * Thrown when a text is not a valid sign-in message of its standard (`siwx/invalid-message`).
 */
var InvalidSiwxMessageError = class extends BaseError {
  name = 'InvalidSiwxMessageError'
  /** The text that was passed. */
  text
  /** The first line that violates the standard, counted from 1. */
  line
  constructor({ standard, text, line, wanted }) {
    super('Invalid sign-in message', {
      code: 'siwx/invalid-message',
      metaMessages: [`Line ${line}: ${standard} wants ${wanted}.`],
    })
    this.text = text
    this.line = line
  }
}
/**
 * Thrown when a sign-in message cannot be created from the data (`siwx/invalid-data`).
 */
var InvalidSiwxDataError = class extends BaseError {
  name = 'InvalidSiwxDataError'
  /** Name of the invalid field in `SiwxMessageData`, or in `SiwsMessageData`. */
  field
  constructor({ standard, field, wanted }) {
    super('Invalid sign-in data', {
      code: 'siwx/invalid-data',
      metaMessages: [`\`${field}\`: ${standard} wants ${wanted}.`],
    })
    this.field = field
  }
}
// ../../packages/core/dist/features/siwx/message/parseDateTime.js
var pattern$1 =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(\.\d+)?(?:Z|([-+])([01]\d|2[0-3]):([0-5]\d))$/i
/**
 * Parses a `date-time` of RFC 3339 to milliseconds since 1970; undefined if it is malformed or the date does not exist. A
 * leap second counts as the first moment of the next minute, and is valid only at the end of a day in UTC.
 */
function parseDateTime(value) {
  const [, year, month, day, hour, minute, second, fraction = '', sign, offsetHour = 0, offsetMinute = 0] =
    pattern$1.exec(value) ?? []
  if (year === void 0) return void 0
  const midnight = /* @__PURE__ */ new Date(0)
  midnight.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (midnight.getUTCMonth() + 1 !== Number(month) || midnight.getUTCDate() !== Number(day)) return void 0
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === '-' ? -1 : 1)
  const moment =
    midnight.getTime() +
    ((Number(hour) * 60 + Number(minute) - offset) * 60 + Number(second)) * 1e3 +
    Number(`0${fraction}`) * 1e3
  if (second === '60' && Math.floor(moment / 1e3) % 86400 !== 0) return void 0
  return moment
}
// ../../packages/core/dist/caip/caipNetworkId.js
var pattern = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32})$/
function parseCaipNetworkId(value) {
  const [, namespace, reference] = pattern.exec(value) ?? []
  if (namespace === void 0 || reference === void 0) throw new InvalidCaipNetworkIdError(value)
  return {
    namespace,
    reference,
  }
}
// ../../packages/core/dist/features/siwx/message/rfc3986.js
var ipv4 = /^(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/
/** Whether `value` is an `IPv6address` of RFC 3986: eight groups, or fewer around one `::`; the last two may be IPv4. */
function isIpv6Address(value) {
  const [head = '', tail, ...rest] = value.split('::')
  if (rest.length > 0) return false
  const groups = part => (part === '' ? [] : part.split(':'))
  const all = [...groups(head), ...groups(tail ?? '')]
  const last = all.at(-1) ?? ''
  const endsInIpv4 = ipv4.test(last) && tail !== ''
  const sized = endsInIpv4 ? all.length + 1 : all.length
  return (
    (endsInIpv4 ? all.slice(0, -1) : all).every(group => /^[\da-fA-F]{1,4}$/.test(group)) &&
    (tail === void 0 ? sized === 8 : sized < 8)
  )
}
var userinfo = /^(?:[-\w.~!$&'()*+,;=:]|%[\da-fA-F]{2})*$/
var registeredName = /^(?:[-\w.~!$&'()*+,;=]|%[\da-fA-F]{2})*$/
var future = /^v[\da-fA-F]+\.[-\w.~!$&'()*+,;=:]+$/i
/**
 * Whether `value` is an `authority` of RFC 3986: host, with or without user and port. The host may be empty.
 */
function isAuthority(value) {
  const at = value.lastIndexOf('@')
  if (at >= 0 && !userinfo.test(value.slice(0, at))) return false
  const [, literal, name] = /^(?:\[([^\]]*)\]|([^:[\]]*))(?::\d*)?$/.exec(value.slice(at + 1)) ?? []
  if (literal !== void 0) return isIpv6Address(literal) || future.test(literal)
  return name !== void 0 && registeredName.test(name)
}
var parts = /^[a-zA-Z][-a-zA-Z\d+.]*:(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/
var path = /^(?:[-\w.~!$&'()*+,;=:@/]|%[\da-fA-F]{2})*$/
var query = /^(?:[-\w.~!$&'()*+,;=:@/?]|%[\da-fA-F]{2})*$/
/** Whether `value` is a `URI` of RFC 3986: absolute, with a scheme. */
function isUri(value) {
  const [whole, authority, route = '', search = '', fragment = ''] = parts.exec(value) ?? []
  return (
    whole !== void 0 &&
    (authority === void 0 || isAuthority(authority)) &&
    path.test(route) &&
    query.test(search) &&
    query.test(fragment)
  )
}
// ../../packages/core/dist/features/siwx/message/lineRules.js
/** Labels of the lines, before the colon. */
var labels = {
  uri: 'URI',
  version: 'Version',
  chainId: 'Chain ID',
  nonce: 'Nonce',
  issuedAt: 'Issued At',
  expirationTime: 'Expiration Time',
  notBefore: 'Not Before',
  requestId: 'Request ID',
}
/** The order of lines in ERC-4361. */
var fieldOrder = [
  'uri',
  'version',
  'chainId',
  'nonce',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
]
/** A line of a statement: the `reserved` and `unreserved` characters of RFC 3986, and spaces. */
var sentence = /^[-\w.~:/?#[\]@!$&'()*+,;= ]+$/
var resourcesLabel = 'Resources:'
var time = {
  wanted: 'a date and time of RFC 3339',
  test: value => parseDateTime(value) !== void 0,
}
var uriRule = {
  wanted: 'a URI of RFC 3986',
  test: isUri,
}
var schemeRule = {
  wanted: 'a scheme of RFC 3986, without colon',
  test: value => /^[a-zA-Z][-a-zA-Z\d+.]*$/.test(value),
}
var domainRule = {
  wanted: 'an authority of RFC 3986, such as example.com or localhost:3000',
  test: value => isAuthority(value) && !/^(?:.*@)?(?::\d*)?$/.test(value),
}
/** Rules of the lines that all standards share. */
var lineRules = {
  uri: uriRule,
  version: {
    wanted: 'the version 1',
    test: value => value === '1',
  },
  nonce: {
    wanted: '8 or more letters and digits',
    test: value => /^[a-zA-Z\d]{8,}$/.test(value),
  },
  issuedAt: time,
  expirationTime: time,
  notBefore: time,
  requestId: {
    wanted: 'characters that a path of RFC 3986 may have',
    test: value => /^(?:[-\w.~!$&'()*+,;=:@]|%[\da-fA-F]{2})*$/.test(value),
  },
}
/** Whether a line begins with a label. */
function startsWithLabel(line) {
  return line === 'Resources:' || Object.values(labels).some(label => line.startsWith(`${label}: `))
}
// ../../packages/core/dist/features/siwx/message/readMessage.js
/**
 * Parses a text that matches the layout exactly: nothing is skipped, trimmed or guessed.
 *
 * @throws InvalidSiwxMessageError
 */
function readMessage(layout, text) {
  const { standard, namespace } = layout
  const accountName = accountNames[namespace]
  const lines = typeof text === 'string' ? text.split('\n') : []
  const refuse = (index, wanted) => {
    throw new InvalidSiwxMessageError({
      standard,
      text,
      line: index + 1,
      wanted,
    })
  }
  const head = readHead(lines[0] ?? '')
  if (head?.accountName !== accountName)
    return refuse(0, `"<domain> wants you to sign in with your ${accountName} account:"`)
  const { scheme, domain } = head
  if (!domainRule.test(domain)) refuse(0, domainRule.wanted)
  if (scheme !== void 0 && !(layout.hasScheme && schemeRule.test(scheme)))
    refuse(0, layout.hasScheme ? schemeRule.wanted : 'no scheme in front of the domain')
  const address = lines[1]
  if (address === void 0 || !layout.address.test(address)) return refuse(1, layout.address.wanted)
  const { statement, next } = layout.isCompact ? findStatement(lines, refuse) : takeStatement(lines, refuse)
  if (statement !== void 0 && !layout.statement.test(statement)) refuse(3, layout.statement.wanted)
  let index = next
  const found = {}
  for (const name of layout.lines) {
    const label = `${labels[name]}: `
    if (!lines[index]?.startsWith(label)) {
      if (layout.required.includes(name)) refuse(index, `"${label}"`)
      continue
    }
    const value = lines[index]?.slice(label.length) ?? ''
    const rule = name === 'chainId' ? layout.chainId : lineRules[name]
    if (!rule.test(value)) refuse(index, `${rule.wanted} after "${label}"`)
    found[name] = value
    index += 1
  }
  const resources = []
  const hasResources = lines[index] === resourcesLabel
  if (hasResources)
    for (index += 1; lines[index]?.startsWith('- '); index += 1) {
      const resource = lines[index]?.slice(2) ?? ''
      if (!uriRule.test(resource)) refuse(index, `${uriRule.wanted} after "- "`)
      resources.push(resource)
    }
  if (index < lines.length) refuse(index, 'nothing more, or another line')
  return {
    ...(scheme !== void 0 && { scheme }),
    domain,
    address,
    ...(statement !== void 0 && { statement }),
    ...found,
    ...(hasResources && { resources }),
  }
}
/** ERC-4361: an empty line, an optional statement, an empty line. */
function takeStatement(lines, refuse) {
  if (lines[2] !== '') refuse(2, 'an empty line after the address')
  if (lines[3] === '') return { next: 4 }
  if (lines[4] !== '') refuse(lines[3] === void 0 ? 3 : 4, 'an empty line after the statement')
  return {
    statement: lines[3],
    next: 5,
  }
}
/** Sign in with Solana: the text before the first paragraph that begins with a label. */
function findStatement(lines, refuse) {
  if (lines.length === 2) return { next: 2 }
  if (lines[2] !== '') refuse(2, 'an empty line after the address')
  const start = lines.findIndex(
    (line, index) => index >= 3 && lines[index - 1] === '' && startsWithLabel(line),
  )
  if (start === 3) return { next: 3 }
  return {
    statement: lines.slice(3, start < 0 ? void 0 : start - 1).join('\n'),
    next: start < 0 ? lines.length : start,
  }
}
/**
 * Converts the fields to `SiwxMessageData`.
 *
 * @throws InvalidSiwxMessageError if a required line is missing, which Sign in with Solana allows
 */
function toData$1(fields, { chainId, text }) {
  const { address: accountAddress, chainId: _, uri, version, nonce, ...rest } = fields
  if (uri === void 0 || version === void 0 || nonce === void 0 || chainId === void 0)
    throw new InvalidSiwxMessageError({
      standard: 'a sign-in',
      text,
      line: text.split('\n').length,
      wanted: 'the lines URI, Version, Chain ID and Nonce',
    })
  return {
    ...rest,
    accountAddress,
    uri,
    version: '1',
    chainId,
    nonce,
  }
}
/** Parses the first line of a sign-in message of any chain; undefined if it does not match. */
function readHead(text) {
  const [line = ''] = typeof text === 'string' ? text.split('\n', 1) : []
  const [, scheme, domain, accountName] =
    /^(?:([^ :/]*):\/\/)?([^ ]*) wants you to sign in with your ([^ ].*) account:$/.exec(line) ?? []
  return domain === void 0 || accountName === void 0
    ? void 0
    : {
        scheme,
        domain,
        accountName,
      }
}
/** The namespace named in the first line of a text; undefined if it is unknown. */
function namespaceOfText(text) {
  const name = readHead(text)?.accountName
  return Object.keys(accountNames)
    .filter(isNamespace)
    .find(namespace => accountNames[namespace] === name)
}
/** Names of accounts in the first line, as in "your Ethereum account". */
var accountNames = {
  eip155: 'Ethereum',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
  sui: 'Sui',
  stacks: 'Stacks',
  ton: 'TON',
  tron: 'TRON',
}
// ../../packages/core/dist/features/siwx/message/writeMessage.js
/**
 * Writes a message. Checks every value first, so that no value can add a line or change the meaning of another.
 *
 * @param accountField name of the account in the caller's data, for errors.
 * @throws InvalidSiwxDataError
 */
function writeMessage(layout, fields, accountField = 'accountAddress') {
  const { standard, namespace, isCompact } = layout
  const { scheme, domain, address, statement, resources } = fields
  const hold = (field, rule, value) => {
    if (typeof value !== 'string' || !rule.test(value))
      throw new InvalidSiwxDataError({
        standard,
        field,
        wanted: rule.wanted,
      })
  }
  hold('domain', domainRule, domain)
  hold(accountField, layout.address, address)
  if (scheme !== void 0)
    hold(
      'scheme',
      layout.hasScheme
        ? schemeRule
        : {
            wanted: 'none',
            test: () => false,
          },
      scheme,
    )
  if (statement !== void 0) hold('statement', layout.statement, statement)
  const lines = []
  for (const name of layout.lines) {
    const value = fields[name]
    if (value === void 0 && !layout.required.includes(name)) continue
    hold(name, name === 'chainId' ? layout.chainId : lineRules[name], value)
    lines.push(`${labels[name]}: ${value}`)
  }
  if (resources !== void 0) {
    if (!Array.isArray(resources))
      throw new InvalidSiwxDataError({
        standard,
        field: 'resources',
        wanted: 'a list',
      })
    lines.push(resourcesLabel)
    for (const [index, resource] of resources.entries()) {
      hold(`resources[${index}]`, uriRule, resource)
      lines.push(`- ${resource}`)
    }
  }
  const head = `${scheme === void 0 ? '' : `${scheme}://`}${domain} wants you to sign in with your ${accountNames[namespace]} account:`
  if (!isCompact)
    return [head, address, '', ...(statement === void 0 ? [] : [statement]), '', ...lines].join('\n')
  return [`${head}\n${address}`, statement, lines.length > 0 ? lines.join('\n') : void 0]
    .filter(block => block !== void 0)
    .join('\n\n')
}
/** Converts the data to the field names of the text, with the chain id as the text writes it. */
function toFields(data, chainId) {
  const { accountAddress, chainId: _, ...rest } = data
  return {
    ...rest,
    address: accountAddress,
    chainId,
  }
}
/**
 * Returns the reference of the CAIP-2 id in the data.
 *
 * @throws InvalidSiwxDataError if it is malformed or of another namespace
 */
function referenceOf({ chainId }, { standard, namespace }) {
  const parts = isCaipNetworkId(chainId) ? parseCaipNetworkId(chainId) : void 0
  if (parts?.namespace !== namespace)
    throw new InvalidSiwxDataError({
      standard,
      field: 'chainId',
      wanted: `a CAIP-2 id of ${namespace}`,
    })
  return parts.reference
}
// ../../packages/core/dist/features/siwx/message/caip122.js
/**
 * The layout of CAIP-122 for a namespace.
 *
 * @see https://chainagnostic.org/CAIPs/caip-122
 */
function caip122Layout(namespace) {
  return {
    standard: 'CAIP-122',
    namespace,
    hasScheme: false,
    address: {
      wanted: `an address of ${namespace}`,
      test: value =>
        isAddress(namespace, value) &&
        (namespace !== 'eip155' || /^0x[\da-f]+$/.test(value) || isChecksumAddress(value)),
    },
    chainId: {
      wanted: 'the reference of a CAIP-2 id',
      test: value => (namespace === 'solana' ? /^[-_a-zA-Z\d]{1,44}$/ : /^[-_a-zA-Z\d]{1,32}$/).test(value),
    },
    statement: {
      wanted: 'a statement of one line of printable ASCII',
      test: value => /^[\x20-\x7e]+$/.test(value),
    },
    lines: ['uri', 'version', 'nonce', 'issuedAt', 'expirationTime', 'notBefore', 'requestId', 'chainId'],
    required: ['uri', 'version', 'nonce', 'chainId'],
    isCompact: false,
  }
}
/**
 * Creates a CAIP-122 message for an account of any namespace, with the reference of its CAIP-2 id as chain id.
 *
 * @throws InvalidSiwxDataError
 * @see https://chainagnostic.org/CAIPs/caip-122
 * @example
 * createCaip122Message({ domain, uri, version: '1', chainId: 'cosmos:cosmoshub-4', accountAddress, nonce })
 */
function createCaip122Message(data) {
  const chainId = /^solana:[-_a-zA-Z\d]{33,44}$/.test(data.chainId) ? data.chainId.slice(0, 39) : data.chainId
  if (!isCaipNetworkId(chainId))
    throw new InvalidSiwxDataError({
      standard: 'CAIP-122',
      field: 'chainId',
      wanted: 'a CAIP-2 id',
    })
  const { namespace } = parseCaipNetworkId(chainId)
  return writeMessage(caip122Layout(namespace), toFields(data, data.chainId.slice(namespace.length + 1)))
}
// ../../packages/core/dist/features/siwx/message/siwe.js
/** @see https://eips.ethereum.org/EIPS/eip-4361 */
var siweLayout = {
  standard: 'ERC-4361',
  namespace: 'eip155',
  hasScheme: true,
  address: {
    wanted: 'an address with the checksum of EIP-55',
    test: isChecksumAddress,
  },
  chainId: {
    wanted: 'a decimal chain id',
    test: value => /^(?:0|[1-9]\d{0,31})$/.test(value),
  },
  statement: {
    wanted: 'a statement of one line, of the characters of a URI and spaces',
    test: value => sentence.test(value),
  },
  lines: fieldOrder,
  required: ['uri', 'version', 'chainId', 'nonce', 'issuedAt'],
  isCompact: false,
}
/**
 * Creates a Sign-In with Ethereum message. Checks every value, so that no value can add a line: the address needs the
 * checksum of EIP-55, `issuedAt` is required, and `statement` is one line of the characters that ERC-4361 allows (those
 * of a URI, and spaces).
 *
 * @throws InvalidSiwxDataError
 * @see https://eips.ethereum.org/EIPS/eip-4361
 * @example
 * createSiweMessage({ domain, uri, version: '1', chainId: 'eip155:1', accountAddress, nonce, issuedAt: new Date().toISOString() })
 */
function createSiweMessage(data) {
  return writeMessage(
    siweLayout,
    toFields(
      data,
      referenceOf(data, {
        standard: siweLayout.standard,
        namespace: 'eip155',
      }),
    ),
  )
}
// ../../packages/core/dist/features/siwx/message/siws.js
/** @see https://github.com/phantom/sign-in-with-solana */
var siwsLayout = {
  standard: 'Sign in with Solana',
  namespace: 'solana',
  hasScheme: false,
  address: {
    wanted: 'an address in base58',
    test: value => /^[1-9A-HJ-NP-Za-km-z]{1,44}$/.test(value),
  },
  chainId: {
    wanted: 'the name of a cluster or its genesis hash',
    test: value => /^(?:solana:)?[-_a-zA-Z\d]{1,44}$/.test(value),
  },
  statement: {
    wanted: 'a statement without the labels of the lines below it, of the characters of a URI and spaces',
    test(value) {
      const parts = value.split('\n')
      return (
        parts.every(part => part === '' || (sentence.test(part) && !startsWithLabel(part))) &&
        parts[0] !== '' &&
        parts.at(-1) !== '' &&
        !value.includes('\n\n\n')
      )
    },
  },
  lines: fieldOrder,
  required: [],
  isCompact: true,
}
/** Sign in with Solana with the fields that `SiwxMessageData` requires and the standard leaves optional. */
function siwsSignInLayout() {
  return {
    ...siwsLayout,
    address: {
      wanted: siwsLayout.address.wanted,
      test: value => isAddress('solana', value),
    },
    statement: {
      wanted: 'a statement of one line, of the characters of a URI and spaces',
      test: value => siwsLayout.statement.test(value) && !value.includes('\n'),
    },
    required: ['uri', 'version', 'chainId', 'nonce'],
  }
}
/** Names of Solana's clusters by CAIP-2 reference, which is the start of their genesis hash. */
var solanaClusters = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'testnet',
}
/** Converts the chain id of a Solana message to CAIP-2: the name of a cluster, a genesis hash, or the start of one. */
function clusterToCaip(cluster) {
  const name = cluster.startsWith('solana:') ? cluster.slice(7) : cluster
  const [reference] = Object.entries(solanaClusters).find(([, known]) => known === name) ?? []
  return `solana:${reference ?? name.slice(0, 32)}`
}
// ../../packages/core/dist/features/siwx/message/siwx.js
/**
 * Creates the sign-in message that wallets of the chain support: ERC-4361 on eip155, Sign in with Solana on solana,
 * CAIP-122 elsewhere. `parseSiwxMessage` returns the same data again. Values that would add a line or change the meaning
 * of another value are refused.
 *
 * @throws InvalidSiwxDataError with the field that is at fault
 * @example
 * const message = createSiwxMessage({ domain, uri, version: '1', chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', accountAddress, nonce })
 */
function createSiwxMessage(data) {
  if (!isCaipNetworkId(data.chainId))
    throw new InvalidSiwxDataError({
      standard: 'CAIP-122',
      field: 'chainId',
      wanted: 'a CAIP-2 id',
    })
  if (data.chainId.startsWith('eip155:')) return createSiweMessage(data)
  if (!data.chainId.startsWith('solana:')) return createCaip122Message(data)
  const layout = siwsSignInLayout()
  const { standard } = layout
  const reference = referenceOf(data, {
    standard,
    namespace: 'solana',
  })
  if (clusterToCaip(reference) !== data.chainId)
    throw new InvalidSiwxDataError({
      standard,
      field: 'chainId',
      wanted: 'the genesis hash and not a name',
    })
  return writeMessage(layout, toFields(data, solanaClusters[reference] ?? reference))
}
/**
 * Parses a sign-in message of any chain. Tries the layout that `createSiwxMessage` writes first, then CAIP-122, then, on
 * chains other than eip155, the layout of ERC-4361, which WalletConnect uses for them. Each layout is parsed strictly.
 *
 * @throws InvalidSiwxMessageError with the line that is at fault in the first of them
 * @example
 * const { chainId, accountAddress, nonce } = parseSiwxMessage(message)
 */
function parseSiwxMessage(text) {
  const namespace = namespaceOfText(text)
  let first
  for (const layout of layoutsOf(namespace ?? 'eip155'))
    try {
      const fields = readMessage(layout, text)
      const reference = fields.chainId ?? ''
      return toData$1(fields, {
        chainId: namespace === 'solana' ? clusterToCaip(reference) : `${namespace ?? 'eip155'}:${reference}`,
        text,
      })
    } catch (error) {
      if (!(error instanceof InvalidSiwxMessageError)) throw error
      first ??= error
    }
  throw first
}
function layoutsOf(namespace) {
  const caip122 = caip122Layout(namespace)
  if (namespace === 'eip155') return [siweLayout, caip122]
  if (namespace !== 'solana')
    return [
      caip122,
      {
        ...caip122,
        lines: fieldOrder,
      },
    ]
  const layout = siwsSignInLayout()
  return [
    layout,
    caip122,
    {
      ...layout,
      isCompact: false,
    },
  ]
}
// ../../packages/core/dist/features/siwx/verify/refusal.js
/** Creates the result of a refused sign-in. */
function refusal(reason, details, cause) {
  return {
    isValid: false,
    reason,
    details,
    ...(cause !== void 0 && { cause }),
  }
}
// ../../packages/core/dist/features/siwx/verify/verifySiwxSignature.js
/**
 * Verifies that an account signed a text: EIP-191, ERC-1271 and ERC-6492 on eip155, ed25519 on solana, and the chain
 * families of `verifiers`. Does not parse the text; `verifySiwxSession` does both.
 *
 * @example
 * const { isValid } = await verifySiwxSignature({ chainId: 'eip155:1', accountAddress, message, signature })
 */
async function verifySiwxSignature(parameters) {
  const { verifiers, ...question } = parameters
  const { chainId, signature } = question
  if (typeof signature !== 'string') return refusal('signature-wrong', 'There is no signature.')
  const verifier = verifiers?.find(({ namespace }) => chainId.startsWith(`${namespace}:`))
  if (verifier) return verifyWith(verifier, question)
  if (chainId.startsWith('eip155:'))
    return (await import('./verifyEip155Signature.Bj4UjnjA.js')).verifyEip155Signature(parameters)
  if (chainId.startsWith('solana:'))
    return (await import('./verifySolanaSignature.B2-rVVBP.js')).verifySolanaSignature(parameters)
  return refusal('namespace-unsupported', `Signatures of ${chainId} cannot be checked.`)
}
async function verifyWith(verifier, question) {
  try {
    return (await verifier.verify(question))
      ? { isValid: true }
      : refusal('signature-wrong', 'The verifier of the app refused the signature.')
  } catch (cause) {
    return refusal('chain-unreachable', 'The verifier of the app failed.', cause)
  }
}
// ../../packages/core/dist/features/siwx/verify/verifySiwxSession.js
/**
 * Verifies a sign-in: that the text is a sign-in message and matches the data, that it is for this app, its times, and its
 * signature (EIP-191, ERC-1271 and ERC-6492 on eip155, ed25519 on solana). Runs on servers and in pages; the code of a
 * namespace loads when a message of it is verified. The caller makes sure that a nonce is used only once, and names the
 * networks that it takes in `expected.chains` where it passes `request`.
 *
 * @throws InvalidCaipAddressError if `expected.caipAddress` is malformed. Invalid sessions are refused, not thrown.
 * @example
 * const result = await verifySiwxSession({ session, expected: { domain: 'example.com', nonce } })
 * if (!result.isValid) console.warn(result.reason, result.details)
 */
async function verifySiwxSession(parameters) {
  const { session, expected, now = Date.now(), request, verifiers } = parameters
  const { message, signature, data } = session
  const said = read(message)
  if (said instanceof InvalidSiwxMessageError)
    return refusal('text-invalid', said.metaMessages.join(' '), said)
  const different = compareData(said, data ?? {})
  if (different !== void 0) return refusal('data-differs', `The text and the data differ in ${different}.`)
  const { chainId, accountAddress } = said
  if (request && !expected.chains)
    return refusal('network-differs', '`expected.chains` is required with `request`.')
  return (
    checkExpectation(said, expected) ??
    checkTimes(said, now) ??
    verifySiwxSignature({
      chainId,
      accountAddress,
      message,
      signature,
      request,
      verifiers,
    })
  )
}
function read(message) {
  try {
    return parseSiwxMessage(message)
  } catch (error) {
    if (error instanceof InvalidSiwxMessageError) return error
    throw error
  }
}
/** Returns the first field in which two messages differ; undefined if they are equal. */
function compareData(one, other) {
  const values = data => data
  return [.../* @__PURE__ */ new Set([...Object.keys(one), ...Object.keys(other)])].find(
    name => JSON.stringify(values(one)[name]) !== JSON.stringify(values(other)[name]),
  )
}
/**
 * Compares the message with the expected values; undefined if it matches.
 *
 * @throws InvalidCaipAddressError if `expected.caipAddress` is malformed
 */
function checkExpectation(data, expected) {
  const { domain, scheme, uri, nonce, caipAddress, chains, requestId } = expected
  if (data.domain !== domain)
    return refusal('domain-differs', `The message is for ${data.domain}, not for ${domain}.`)
  if (scheme !== void 0 && data.scheme !== scheme)
    return refusal('scheme-differs', `The message is not for ${scheme}.`)
  if (uri !== void 0 && data.uri !== uri)
    return refusal('uri-differs', `The message is for ${data.uri}, not for ${uri}.`)
  if (nonce !== void 0 && data.nonce !== nonce)
    return refusal('nonce-differs', 'The message has another nonce than was issued.')
  if (requestId !== void 0 && data.requestId !== requestId)
    return refusal('request-id-differs', 'The message answers another request.')
  if (chains !== void 0 && !chains.includes(data.chainId))
    return refusal('network-differs', `${data.chainId} is not among the networks that were offered.`)
  if (caipAddress === void 0) return void 0
  const { namespace, caipNetworkId, address } = parseCaipAddress(caipAddress)
  if (caipNetworkId !== data.chainId)
    return refusal('network-differs', `The message is for ${data.chainId}, not for ${caipNetworkId}.`)
  return (
    namespace === 'eip155'
      ? address.toLowerCase() === data.accountAddress.toLowerCase()
      : address === data.accountAddress
  )
    ? void 0
    : refusal('account-differs', `The message is of ${data.accountAddress}, not of ${address}.`)
}
/** Checks the validity period; undefined if `now` is within it. The expiration time itself is outside. */
function checkTimes(data, now) {
  const { notBefore, expirationTime } = data
  if (notBefore !== void 0 && now < (parseDateTime(notBefore) ?? Number.POSITIVE_INFINITY))
    return refusal('not-yet-valid', `The message holds from ${notBefore}.`)
  if (expirationTime !== void 0 && now >= (parseDateTime(expirationTime) ?? Number.NEGATIVE_INFINITY))
    return refusal('expired', `The message held until ${expirationTime}.`)
}
// ../../packages/core/dist/features/siwx/createPageSiwx.js
/**
 * Creates the `siwx.adapter` that works without a server: nonces from the CSPRNG, signatures verified in the page, by
 * `siwx.verifiers` if there are any, sessions in `siwx.storage` or the client's storage. It proves to the page who controls
 * an account, and proves nothing to a server. It is the default of `siwx`; exported for adapters built on it.
 *
 * @example
 * const { verify } = createPageSiwx(client)
 */
function createPageSiwx(client) {
  const { storage = createSessionStorage(client), verifiers } = client.config.siwx ?? {}
  const issued = /* @__PURE__ */ new Set()
  const read = async () => (await storage.get()).filter(session => isSession(session) && !isExpired(session))
  const isOf = caipAddress => session => toAccountKey(sessionAddress(session)) === toAccountKey(caipAddress)
  return {
    hasSeveral: true,
    async getNonce() {
      const nonce = createNonce()
      issued.add(nonce)
      return nonce
    },
    async verify(session) {
      const { data } = session
      if (!issued.delete(data.nonce)) return false
      const caipAddress = sessionAddress(session)
      const { nonce, chainId } = data
      const { domain } = readPage(client)
      const verdict = await verifySiwxSession({
        session,
        expected: {
          domain,
          nonce,
          caipAddress,
          chains: [chainId],
        },
        request: createRpcRequest(client),
        verifiers,
      })
      if (!verdict.isValid) {
        const { reason, details, cause } = verdict
        if (reason === 'chain-unreachable') throw new VerificationFailedError({ cause })
        throw new SignInRefusedError({
          cause,
          reason: details,
        })
      }
      await storage.set([...(await read()).filter(known => !isOf(caipAddress)(known)), session])
      return true
    },
    getSession: async ({ caipAddress }) => (await read()).find(isOf(caipAddress)),
    getSessions: read,
    async signOut({ caipAddress }) {
      await storage.set(caipAddress ? (await read()).filter(session => !isOf(caipAddress)(session)) : [])
    },
  }
}
/** Keeps the newest sessions in the storage of the client. */
function createSessionStorage({ storage, config }) {
  const key = `${config.storageKey}.siwx.sessions`
  return {
    get() {
      try {
        const value = JSON.parse(storage.get(key) ?? '[]')
        return Array.isArray(value) ? value : []
      } catch {
        return []
      }
    },
    set(sessions) {
      if (sessions.length === 0) storage.remove(key)
      else storage.set(key, JSON.stringify(sessions.slice(-50)))
    },
  }
}
// ../../packages/core/dist/features/siwx/lazy/index.js
var lazy_exports = /* @__PURE__ */ __exportAll({
  askToSignIn: () => askToSignIn,
  beginOneClick: () => beginOneClick,
  cancelAttempt: () => cancelAttempt,
  endSessions: () => endSessions,
  followAccounts: () => followAccounts,
  listSessions: () => listSessions,
  signInAccount: () => signInAccount,
  writeSignIn: () => writeSignIn,
})
/** Returns the runtime of a client, created on first use. */
var getRuntime = /*#__PURE__*/ createOwned('siwx', client => ({
  adapter: client.config.siwx?.adapter ?? createPageSiwx(client),
  attempts: /* @__PURE__ */ new Map(),
  known: /* @__PURE__ */ new Map(),
  connecting: /* @__PURE__ */ new Map(),
  failures: /* @__PURE__ */ new Map(),
  turn: 0,
  leaving: false,
  timer: void 0,
  lookAgain: () => {},
}))
/** How long `getNonce` of the adapter may take, in milliseconds. */
var nonceTimeout$1 = 1e4
/**
 * Fetches a nonce that is valid in every message standard.
 *
 * @throws NonceUnavailableError `siwx/no-nonce`
 */
async function fetchNonce(client, account, milliseconds = nonceTimeout$1) {
  const { adapter } = getRuntime(client)
  try {
    const nonce = await withTimeout(
      Promise.resolve(adapter.getNonce(account)),
      milliseconds,
      () => new NonceUnavailableError(),
    )
    if (!/^[a-zA-Z0-9]{8,}$/.test(nonce)) throw new NonceUnavailableError()
    return nonce
  } catch (cause) {
    throw cause instanceof NonceUnavailableError ? cause : new NonceUnavailableError({ cause })
  }
}
/**
 * Creates the part of a message that is the same for every account, with the values that the app sets for this message.
 *
 * @throws NoSignInDomainError `siwx/no-domain`
 * @throws VerificationFailedError `siwx/verification-failed`, where `getMessageParams` of the adapter fails
 */
async function fetchMessageData(client, account, nonce) {
  const { adapter } = getRuntime(client)
  try {
    return createMessageData(client, nonce, await adapter.getMessageParams?.(account))
  } catch (cause) {
    throw isError(cause) ? cause : new VerificationFailedError({ cause })
  }
}
/** How long `verify` of the adapter may take, in milliseconds. */
var verifyTimeout = 3e4
/**
 * Asks the adapter to verify and store a session.
 *
 * @throws SignInRefusedError `siwx/refused`
 * @throws VerificationFailedError `siwx/verification-failed`
 */
async function verifySession(client, session) {
  const { adapter } = getRuntime(client)
  try {
    if (
      (await withTimeout(adapter.verify(session), verifyTimeout, () => new VerificationFailedError())) !==
      true
    )
      throw new SignInRefusedError()
  } catch (cause) {
    if (isError(cause, 'siwx/verification-failed')) throw cause
    if (!isError(cause, 'siwx/refused')) throw new VerificationFailedError({ cause })
    client.logger.error('The sign-in was declined.', { reason: cause.metaMessages[0] })
    throw cause
  }
}
/** Settles as `promise` does, or rejects with the given error after `milliseconds`. */
async function withTimeout(promise, milliseconds, toError) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(toError()), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
/** Returns every valid session: all of a store that can list them, else the known ones and those of connected accounts. */
async function listSessions(client) {
  const { adapter, known } = getRuntime(client)
  const sessions = new Map(known)
  const add = session => session && sessions.set(toAccountKey(sessionAddress(session)), session)
  if (adapter.getSessions) {
    sessions.clear()
    for (const session of await adapter.getSessions()) add(session)
  } else {
    const found = getStore(client)
      .get(connectionsAtom)
      .map(({ caipNetworkId, address }) => adapter.getSession({ caipAddress: `${caipNetworkId}:${address}` }))
    for (const session of await Promise.all(found)) add(session)
  }
  return [...sessions.values()].filter(session => !isExpired(session))
}
/** Updates the sign-in state, if it is still about this account. */
function patchState(client, caipAddress, part) {
  const store = getStore(client)
  const state = store.get(signInStateAtom)
  if (state?.caipAddress && toAccountKey(state.caipAddress) === toAccountKey(caipAddress))
    store.set(signInStateAtom, {
      ...state,
      ...part,
    })
}
/** The longest delay of a timer, in milliseconds. */
var longest = 2 ** 31 - 1
/** Stores the session of an account, and publishes it if the account is active. */
function setSession(client, caipAddress, session) {
  const runtime = getRuntime(client)
  const store = getStore(client)
  runtime.known.set(toAccountKey(caipAddress), session)
  const active = store.get(accountAtom).caipAddress
  if (!active || toAccountKey(active) !== toAccountKey(caipAddress)) return
  setDeclined(client, void 0)
  const state = store.get(signInStateAtom)
  if (
    !(state?.status === 'authenticated' && state.session?.signature === session.signature) ||
    state.caipAddress !== active
  )
    store.set(signInStateAtom, {
      caipAddress: active,
      status: 'authenticated',
      session,
    })
  clearTimeout(runtime.timer)
  const { expirationTime } = session.data
  if (expirationTime === void 0) return
  const left = Math.max(0, Date.parse(expirationTime) - Date.now())
  runtime.timer = setTimeout(() => runtime.lookAgain(), Math.min(left, longest))
}
/** Remembers the account that declined to sign in, in place of the previous one. */
function setDeclined(client, caipAddress) {
  const key = declinedKey(client)
  if (caipAddress) client.storage.set(key, toAccountKey(caipAddress))
  else if (client.storage.get(key) !== void 0) client.storage.remove(key)
}
/** Whether the user declined to sign in with this account, so that a reload does not prompt again. */
function isDeclined(client, caipAddress) {
  return client.storage.get(declinedKey(client)) === toAccountKey(caipAddress)
}
/** Storage key of the account that declined. */
function declinedKey({ config }) {
  return `${config.storageKey}.siwx.declined`
}
/** Makes other tabs look up their sessions again. */
function notifyTabs(client) {
  client.storage.set(changedKey(client), createNonce())
}
/** Storage key written whenever sessions change, watched by other tabs. */
function changedKey({ config }) {
  return `${config.storageKey}.siwx.changed`
}
/**
 * Ends the sessions that do not remain valid when an account becomes active: those of other accounts of its chain family,
 * and those on its other networks, depending on the options. Runs before the sign-in prompt, since a server may have a
 * single session. Retries an unreachable server when the next account becomes active.
 */
async function endOtherSessions(client, caipAddress) {
  const { signOutOnAccountChange = false, signOutOnNetworkChange = false } = client.config.siwx ?? {}
  if (!signOutOnAccountChange && !signOutOnNetworkChange) return
  const { adapter, known } = getRuntime(client)
  const active = split(caipAddress)
  try {
    const ended = (await listSessions(client)).map(sessionAddress).filter(other => {
      const { network, address } = split(other)
      if (namespaceOf(other) !== namespaceOf(caipAddress)) return false
      return (
        (signOutOnAccountChange && address !== active.address) ||
        (signOutOnNetworkChange && network !== active.network)
      )
    })
    for (const other of ended) {
      await adapter.signOut({ caipAddress: other })
      known.delete(toAccountKey(other))
    }
    if (ended.length > 0) notifyTabs(client)
  } catch (error) {
    client.logger.warn('The session of another account could not be ended.', { error })
  }
}
function split(caipAddress) {
  const key = toAccountKey(caipAddress)
  const at = key.lastIndexOf(':')
  return {
    network: key.slice(0, at),
    address: key.slice(at + 1),
  }
}
/** Timeout of `getSession` of the adapter, in milliseconds. */
var sessionTimeout$1 = 1e4
/**
 * Looks up the session of the active account and prompts for sign-in if there is none. `isNew` is set when the account
 * or its network changed.
 */
async function lookUpSession(client, { isNew = false } = {}) {
  const runtime = getRuntime(client)
  const store = getStore(client)
  runtime.turn += 1
  const { turn } = runtime
  const { caipAddress, connector, status: connection } = store.get(accountAtom)
  if (!caipAddress || !connector) {
    clearTimeout(runtime.timer)
    if (connection !== 'reconnecting')
      store.set(signInStateAtom, {
        caipAddress: void 0,
        status: 'unauthenticated',
      })
    return
  }
  if (!isCovered(runtime.adapter, connector.namespace)) {
    clearTimeout(runtime.timer)
    return store.set(signInStateAtom, {
      caipAddress,
      status: 'unauthenticated',
    })
  }
  const before = store.get(signInStateAtom)
  const isKnown = before?.caipAddress === caipAddress && before.status !== 'loading'
  if (!isKnown)
    store.set(signInStateAtom, {
      caipAddress,
      status: 'loading',
    })
  const signingIn = runtime.connecting.get(`${connector.namespace}:${connector.id}`)
  await signingIn
  if (isNew) await endOtherSessions(client, caipAddress)
  if (runtime.turn !== turn) return
  const signedIn = signingIn && runtime.known.get(toAccountKey(caipAddress))
  const { session, error } = signedIn ? { session: signedIn } : await find(client, caipAddress)
  if (runtime.turn !== turn) return
  if (session) return setSession(client, caipAddress, session)
  const state = store.get(signInStateAtom)
  if (error) {
    client.logger.warn('Whether somebody is signed in is not known.', { error })
    if (isKnown && !(state?.session && isExpired(state.session))) return
  }
  clearTimeout(runtime.timer)
  const key = toAccountKey(caipAddress)
  runtime.known.delete(key)
  const isDue = client.config.siwx?.required !== false || !isDeclined(client, caipAddress)
  if (!isDeclined(client, caipAddress)) setDeclined(client, void 0)
  const isAsked = isDue && store.get(networkAtom).isSupported && !runtime.leaving
  const isWaiting = isKnown && !isNew && before?.status === 'unauthenticated'
  store.set(signInStateAtom, {
    caipAddress,
    status: 'unauthenticated',
    phase: runtime.attempts.get(key)?.phase,
    error: error ?? runtime.failures.get(key) ?? state?.error,
    prompt: isWaiting ? state?.prompt : isAsked ? { caipAddress } : void 0,
  })
  runtime.failures.delete(key)
}
async function find(client, caipAddress) {
  const { adapter } = getRuntime(client)
  try {
    const session = await withTimeout(
      adapter.getSession({ caipAddress }),
      sessionTimeout$1,
      () => new SessionUnavailableError(),
    )
    return { session: session && !isExpired(session) ? session : void 0 }
  } catch (cause) {
    return {
      error: cause instanceof SessionUnavailableError ? cause : new SessionUnavailableError({ cause }),
    }
  }
}
/** Prompts for sign-in, unless the active account has a session. */
function askToSignIn(client) {
  if (!client.config.siwx) throw new SiwxNotEnabledError()
  const store = getStore(client)
  const { caipAddress, connector } = store.get(accountAtom)
  setDeclined(client, void 0)
  if (!caipAddress || !connector) throw new NoActiveCaipAddressError()
  if (!isCovered(getRuntime(client).adapter, connector.namespace)) throw new SiwxNotEnabledError()
  if (!store.get(networkAtom).isSupported) throw new NoActiveCaipNetworkError()
  if (store.get(signInStateAtom)?.status === 'unauthenticated')
    patchState(client, caipAddress, { prompt: { caipAddress } })
}
/** How long the session store may take to look up the other connections, in milliseconds. */
var sessionTimeout = 2e3
/** Cancels the sign-in of the active account. Where sign-in is required, disconnects every wallet without a session. */
async function cancelAttempt(client) {
  const runtime = getRuntime(client)
  const store = getStore(client)
  const { caipAddress, connector } = store.get(accountAtom)
  if (!caipAddress || !connector || !isCovered(runtime.adapter, connector.namespace)) return
  const key = toAccountKey(caipAddress)
  const attempt = runtime.attempts.get(key)
  runtime.attempts.delete(key)
  attempt?.controller.abort()
  const isRequired = client.config.siwx?.required !== false
  if (!isRequired) setDeclined(client, caipAddress)
  patchState(client, caipAddress, {
    phase: void 0,
    error: void 0,
    ...(!isRequired && { prompt: void 0 }),
  })
  if (!isRequired) return
  runtime.leaving = true
  try {
    const isActive = connection =>
      connection.connector.id === connector.id && connection.connector.namespace === connector.namespace
    const leaving = await Promise.all(
      store
        .get(connectionsAtom)
        .map(async connection => isActive(connection) || !(await mayStay(client, connection))),
    )
    const ends = store
      .get(connectionsAtom)
      .filter((_, index) => leaving[index])
      .map(({ connector: { id, namespace } }) =>
        disconnect(client, {
          connectorId: id,
          namespace,
        }),
      )
    const failed = (await Promise.allSettled(ends)).find(end => end.status === 'rejected')
    if (failed) throw failed.reason
  } finally {
    runtime.leaving = false
    await lookUpSession(client, { isNew: true })
  }
}
/** Whether a connection has a session, or can have none. */
async function mayStay(client, { caipNetworkId, address, connector }) {
  const { adapter } = getRuntime(client)
  if (!isCovered(adapter, connector.namespace)) return true
  try {
    const session = await withTimeout(
      adapter.getSession({ caipAddress: `${caipNetworkId}:${address}` }),
      sessionTimeout,
      () => new SessionUnavailableError(),
    )
    return session ? !isExpired(session) : false
  } catch {
    return false
  }
}
/** Ends one session, or every session. */
async function endSessions(client, { caipAddress }) {
  const { siwx } = client.config
  if (!siwx) throw new SiwxNotEnabledError()
  const { adapter, known } = getRuntime(client)
  await adapter.signOut({ caipAddress })
  if (caipAddress) known.delete(toAccountKey(caipAddress))
  else known.clear()
  const active = getStore(client).get(accountAtom).caipAddress
  const isOwn = active && (!caipAddress || toAccountKey(active) === toAccountKey(caipAddress))
  if (isOwn && siwx.required === false) setDeclined(client, active)
  notifyTabs(client)
  if (!isOwn) return
  patchState(client, active, {
    status: 'unauthenticated',
    session: void 0,
  })
  if (!caipAddress && siwx.required !== false) await disconnect(client)
  else await lookUpSession(client, { isNew: true })
}
/** Ends the sessions of accounts whose wallet disconnected. Sessions of other wallets stay. */
async function endSessionsOf(client, gone) {
  const { adapter, attempts, known } = getRuntime(client)
  const left = getStore(client).get(connectionsAtom)
  if (left.length === 0) setDeclined(client, void 0)
  const isGone = caipAddress =>
    gone.some(connection => holdsAccount(connection, caipAddress)) &&
    !left.some(connection => holdsAccount(connection, caipAddress))
  for (const [key, { caipAddress, controller }] of attempts)
    if (isGone(caipAddress)) {
      attempts.delete(key)
      controller.abort()
    }
  if (client.config.siwx?.signOutOnDisconnect === false) return
  try {
    const sessions = await listSessions(client)
    const ended = left.length === 0 ? sessions : sessions.filter(session => isGone(sessionAddress(session)))
    if (ended.length === 0) return
    for (const session of ended) known.delete(toAccountKey(sessionAddress(session)))
    if (left.length === 0) await adapter.signOut({})
    else for (const session of ended) await adapter.signOut({ caipAddress: sessionAddress(session) })
    notifyTabs(client)
  } catch (error) {
    client.logger.warn('A session of a wallet that left could not be ended.', { error })
  }
}
/** Keeps the sign-in state in line with the connected accounts until the returned function runs. */
function followAccounts(client) {
  const { get, sub } = getStore(client)
  const runtime = getRuntime(client)
  const again = () => void lookUpSession(client)
  runtime.lookAgain = again
  let seen
  const look = () => {
    const { caipAddress, status } = get(accountAtom)
    if (status === 'reconnecting') return
    const now = `${caipAddress} ${get(networkAtom).isSupported}`
    if (now === seen) return
    seen = now
    lookUpSession(client, { isNew: true })
  }
  const leave = followConnections(client)
  const stops = [
    sub(accountAtom, look),
    sub(networkAtom, look),
    sub(connectionsAtom, leave),
    client.platform.onVisibilityChange(visible => visible && again()),
    client.storage.watch?.(changedKey(client), () => {
      runtime.known.clear()
      again()
    }),
  ]
  look()
  return () => {
    for (const stop of stops) stop?.()
    clearTimeout(runtime.timer)
    runtime.turn += 1
    for (const { controller } of runtime.attempts.values()) controller.abort()
  }
}
var idOf = ({ connector }) => `${connector.namespace}:${connector.id}`
/** Returns a listener for changed connections that ends the sessions of disconnected wallets. */
function followConnections(client) {
  const store = getStore(client)
  let before = store.get(connectionsAtom)
  return () => {
    const snapshots = store.get(snapshotsAtom)
    const now = store.get(connectionsAtom)
    const ids = new Set(now.map(idOf))
    const isAway = ({ connector }) => snapshots[connector.namespace]?.status === 'reconnecting'
    const missing = before.filter(connection => !ids.has(idOf(connection)))
    const gone = missing.filter(connection => !isAway(connection))
    before = [...now, ...missing.filter(isAway)]
    if (gone.length > 0) endSessionsOf(client, gone)
  }
}
/** How long connecting waits for a nonce, in milliseconds. */
var nonceTimeout = 5e3
/** Prepares the sign-in request for a connect; undefined where one-click sign-in is off or no nonce arrives in time. */
async function beginOneClick(client, { connector, caipNetworkId, anyNamespace, signal }) {
  const { siwx } = client.config
  if (!siwx || siwx.oneClick === false || siwx.adapter?.createMessage) return void 0
  const { adapter, connecting } = getRuntime(client)
  const { namespace: own, id } = connector
  if (!isCovered(adapter, own)) return void 0
  let signed = []
  let namespaces
  let request
  try {
    const [nonce, others] = await raceAbort(
      Promise.all([
        fetchNonce(client, { namespace: own }, nonceTimeout),
        anyNamespace ? fetchOtherNonces(client, connector) : [],
      ]),
      signal,
    )
    namespaces = [own, ...others.map(([namespace]) => namespace)]
    request = {
      ...(await raceAbort(fetchMessageData(client, { namespace: own }, nonce), signal)),
      chains: listSignInChains(client, namespaces, caipNetworkId),
      ...(others.length > 0 && {
        nonces: Object.fromEntries(others),
        onSignedIn(signedIn) {
          signed = signedIn
        },
      }),
    }
  } catch (error) {
    if (!signal.aborted) client.logger.warn('Connecting without signing in.', { error })
    return
  }
  const holds = namespaces.map(namespace => {
    const key = `${namespace}:${id}`
    let release = () => {}
    const settled = new Promise(resolve => {
      release = () => {
        if (connecting.get(key) === settled) connecting.delete(key)
        resolve()
      }
    })
    connecting.set(key, settled)
    return {
      namespace,
      release,
    }
  })
  async function take(first) {
    for (const { namespace, release } of holds) {
      const signedIn =
        namespace === own
          ? first
          : pickOther(client, {
              namespace,
              connectorId: id,
              signed,
            })
      try {
        if (signedIn) await takeSignedIn(client, request, signedIn)
      } finally {
        release()
      }
    }
  }
  let isOver = false
  return {
    parameters: { signIn: request },
    end(outcome) {
      if (isOver) return
      isOver = true
      take(outcome && 'signedIn' in outcome ? outcome.signedIn : void 0)
    },
  }
}
/** Fetches a nonce for each other namespace that may sign in the same prompt. A namespace without a nonce signs later, on its own. */
async function fetchOtherNonces(client, { namespace: own, type }) {
  if (type !== 'walletconnect' || !getRuntime(client).adapter.hasSeveral) return []
  const listed = getStore(client)
    .get(networksAtom)
    .filter(({ chainNamespace }) => isCovered(getRuntime(client).adapter, chainNamespace))
  const namespaces = new Set(listed.map(({ chainNamespace }) => chainNamespace))
  namespaces.delete(own)
  return (
    await Promise.all(
      [...namespaces].map(async namespace => {
        try {
          return [[namespace, await fetchNonce(client, { namespace }, nonceTimeout)]]
        } catch (error) {
          client.logger.warn('A further chain family is not signed in by the same prompt.', {
            namespace,
            error,
          })
          return []
        }
      }),
    )
  ).flat()
}
/**
 * Lists the networks on which a wallet may sign in, by namespace in the given order. Within a namespace the requested or
 * active network comes first, because the session is looked up there.
 */
function listSignInChains(client, namespaces, wanted) {
  const { get } = getStore(client)
  const states = get(networkStatesAtom)
  const shown = /* @__PURE__ */ new Set([
    wanted,
    ...namespaces.map(namespace => states[namespace]?.caipNetworkId),
  ])
  const listed = get(networksAtom)
  return namespaces.flatMap(namespace => {
    const own = listed.flatMap(({ caipNetworkId, chainNamespace }) =>
      chainNamespace === namespace ? [caipNetworkId] : [],
    )
    const rank = id => (id === wanted ? 0 : shown.has(id) ? 1 : 2)
    return own.sort((one, other) => rank(one) - rank(other))
  })
}
/**
 * Returns the signature of an account of another namespace from the same prompt: that of the active account, else the
 * first.
 */
function pickOther(client, { namespace, connectorId, signed }) {
  const { get } = getStore(client)
  if (!get(walletConnectSessionAtom)) return void 0
  const own = signed.filter(({ caipAddress }) => caipAddress.startsWith(`${namespace}:`))
  const connection = get(connectionsAtom).find(
    ({ connector }) => connector.id === connectorId && connector.namespace === namespace,
  )
  const active = connection && toAccountKey(`${connection.caipNetworkId}:${connection.address}`)
  return own.find(({ caipAddress }) => toAccountKey(caipAddress) === active) ?? own[0]
}
/** Verifies a sign-in that a wallet signed while connecting. Keeps a failure for the next session look-up. */
async function takeSignedIn(client, request, signedIn) {
  const { caipAddress, message, signature } = signedIn
  try {
    const data = parseSiwxMessage(message)
    const session = {
      data,
      message,
      signature,
    }
    const nonce = request.nonces?.[data.chainId.slice(0, data.chainId.indexOf(':'))] ?? request.nonce
    if (
      data.nonce !== nonce ||
      data.domain !== request.domain ||
      toAccountKey(sessionAddress(session)) !== toAccountKey(caipAddress)
    )
      throw new SignInRefusedError({ reason: 'The wallet signed a different message than requested.' })
    patchState(client, caipAddress, { phase: 'verifying' })
    await verifySession(client, session)
    setSession(client, caipAddress, session)
    notifyTabs(client)
  } catch (cause) {
    const error = toProviderRpcError(cause)
    client.logger.info('one-click sign-in failed', { code: error.code })
    getRuntime(client).failures.set(toAccountKey(caipAddress), error)
  }
}
/** Signs the active account in, or returns the pending attempt for it. */
async function signInAccount(client) {
  if (!client.config.siwx) throw new SiwxNotEnabledError()
  const { caipAddress, connector } = getStore(client).get(accountAtom)
  if (!caipAddress || !connector) throw new NoActiveCaipAddressError()
  const { adapter, attempts } = getRuntime(client)
  if (!isCovered(adapter, connector.namespace)) throw new SiwxNotEnabledError()
  const key = toAccountKey(caipAddress)
  const running = attempts.get(key)
  if (running) return running.session
  const attempt = {
    caipAddress,
    controller: new AbortController(),
    phase: 'signing',
    session: Promise.resolve().then(() => run(client, attempt, connector.namespace)),
  }
  attempts.set(key, attempt)
  patchState(client, caipAddress, {
    phase: 'signing',
    error: void 0,
  })
  return attempt.session
}
async function run(client, attempt, namespace) {
  const { caipAddress } = attempt
  const isSupported = () => getStore(client).get(networkAtom).isSupported
  const { signal } = attempt.controller
  const { attempts, known, adapter: siwx } = getRuntime(client)
  const key = toAccountKey(caipAddress)
  const settle = () => attempts.get(key) === attempt && attempts.delete(key)
  try {
    if (!isSupported()) throw new NoActiveCaipNetworkError()
    const adapter = client.adapters.find(adapter => adapter.namespace === namespace)
    if (!adapter?.signMessage) throw new NoConnectionClientError()
    const nonce = await raceAbort(
      fetchNonce(client, {
        caipAddress,
        namespace,
      }),
      signal,
    )
    const data = toData(
      await raceAbort(
        fetchMessageData(
          client,
          {
            caipAddress,
            namespace,
          },
          nonce,
        ),
        signal,
      ),
      caipAddress,
    )
    const message = siwx.createMessage?.(data) ?? createSiwxMessage(data)
    const signature = await raceAbort(
      adapter.signMessage({
        message,
        address: data.accountAddress,
      }),
      signal,
    )
    if (!isConnected(client, caipAddress)) throw new DisconnectedError()
    attempt.phase = 'verifying'
    patchState(client, caipAddress, { phase: 'verifying' })
    const session = {
      data,
      message,
      signature,
    }
    await verifySession(client, session)
    if (signal.aborted || !isConnected(client, caipAddress)) {
      if (!known.has(key) && (attempts.get(key) ?? attempt) === attempt) await siwx.signOut({ caipAddress })
      throw new DisconnectedError({ cause: signal.reason })
    }
    settle()
    setSession(client, caipAddress, session)
    notifyTabs(client)
    return session
  } catch (cause) {
    const error = toProviderRpcError(cause)
    client.logger.info('sign-in failed', { code: error.code })
    if (settle() && !signal.aborted)
      patchState(client, caipAddress, {
        phase: void 0,
        error,
        ...(isSupported() && { prompt: { caipAddress } }),
      })
    throw error
  }
}
function toData(common, caipAddress) {
  const at = caipAddress.lastIndexOf(':')
  const chainId = caipAddress.slice(0, at)
  const address = caipAddress.slice(at + 1)
  const accountAddress =
    chainId.startsWith('eip155:') && isAddress('eip155', address) ? toChecksumAddress(address) : address
  return {
    ...common,
    chainId,
    accountAddress,
  }
}
/** Whether a connected wallet has the account, active or not. */
function isConnected(client, caipAddress) {
  return getStore(client)
    .get(connectionsAtom)
    .some(connection => holdsAccount(connection, caipAddress))
}
/** Writes the text of a sign-in for an account that is known, in the layout of its chain. */
function writeSignIn({ chains: _, nonces, onSignedIn: __, ...data }, { caipNetworkId, address }) {
  const [namespace = ''] = caipNetworkId.split(':')
  const isSolana = namespace === 'solana'
  const message = createSiwxMessage({
    ...data,
    nonce: nonces?.[namespace] ?? data.nonce,
    chainId: caipNetworkId,
    accountAddress: isSolana ? address : toChecksumAddress(address),
  })
  const bytes = new TextEncoder().encode(message)
  if (isSolana)
    return {
      message,
      method: 'solana_signMessage',
      params: {
        message: base58.encode(bytes),
        pubkey: address,
      },
    }
  return {
    message,
    method: 'personal_sign',
    params: [`0x${[...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')}`, address],
  }
}

export {
  askToSignIn,
  beginOneClick,
  cancelAttempt,
  endSessions,
  followAccounts,
  lazy_exports as t,
  listSessions,
  refusal as n,
  signInAccount,
  writeSignIn,
}
