import { type Edit, findUses, type Node, replace } from '../../source/source.js'
import { addHook, type Fields } from '../button/moveCustom.js'
import { readPattern } from '../source/patterns.js'

const accountFields: Record<string, { code: string; names: string[]; prop?: string }> = {
  displayName: { code: '(name ?? truncatedAddress)', names: ['name', 'truncatedAddress'] },
  displayBalance: { code: 'amount', names: ['amount'], prop: 'showBalance' },
  balanceFormatted: { code: 'amount', names: ['amount'], prop: 'showBalance' },
  balanceSymbol: { code: 'balance?.symbol', names: ['balance'], prop: 'showBalance' },
  balanceDecimals: { code: 'balance?.decimals', names: ['balance'], prop: 'showBalance' },
  ensName: { code: 'name', names: ['name'], prop: 'showName' },
  ensAvatar: { code: 'avatar', names: ['avatar'], prop: 'showName' },
}

const chainFields: Record<string, { code: string; names: string[] }> = {
  unsupported: { code: '!isSupported', names: ['isSupported'] },
  id: { code: 'network?.id', names: ['network'] },
  name: { code: 'network?.name', names: ['network'] },
  iconBackground: { code: 'undefined', names: [] },
}

const simple: Record<string, string> = {
  mounted: 'mounted',
  openConnectModal: 'openConnect',
  openAccountModal: 'openAccount',
  openChainModal: 'openNetworks',
}

const modalViews: Record<string, string> = {
  connectModalOpen: 'Connect',
  accountModalOpen: 'Account',
  chainModalOpen: 'Networks',
}

/** Gives the fields of `ConnectButton.Custom` their names, and the hooks that have the others. */
export function readFields(pattern: Node, body: Node, fields: Fields): Edit[] {
  const add = (names: readonly string[]) => {
    for (const name of names) fields.names.add(name)
  }

  const edits: Edit[] = []
  for (const [name, variable] of readPattern(pattern)) {
    const uses = findUses(body, variable)
    const renamed = simple[name]
    const view = modalViews[name]
    if (renamed) {
      add([renamed === variable ? renamed : variable === name ? renamed : `${renamed}: ${variable}`])
      if (variable === name && renamed !== name) edits.push(...uses.map(use => rename(use, renamed)))
    } else if (view) {
      addHook(fields, 'useModal', 'const { state } = useModal()')
      edits.push(...uses.map(use => replace(use, `state.view === '${view}'`)))
    } else if (name === 'authenticationStatus')
      edits.push(...uses.flatMap(use => dropAuthentication(use, variable)))
    else if (name === 'account') edits.push(...uses.map(useAccount))
    else if (name === 'chain') edits.push(...uses.map(useChain))
    else fields.notes.add(`${name} of ConnectButton.Custom is not migrated.`)
  }
  return edits

  function useAccount(use: Node): Edit {
    const member = memberOf(use)
    const property = member?.field('property')?.text() ?? ''
    if (member && property === 'address') {
      add(['account'])
      return replace(member, 'account.address')
    }
    if (member && property === 'hasPendingTransactions') {
      addHook(fields, 'usePendingCount', 'const pending = usePendingCount()')
      return replace(member, 'pending > 0')
    }
    const found = member && accountFields[property]
    if (found) {
      add(found.names)
      if (found.prop) fields.props.add(found.prop)
      return replace(member, property === 'displayName' ? writeName(member) : found.code)
    }
    add(['isConnected'])
    return replace(use, 'isConnected')
  }

  function useChain(use: Node): Edit {
    const member = memberOf(use)
    const property = member?.field('property')?.text() ?? ''
    if (member && /^(?:hasIcon|iconUrl)$/.test(property)) {
      addHook(fields, 'useNetwork', 'const { network: current } = useNetwork()')
      addHook(
        fields,
        'useNetworkIcon',
        'const networkIcon = useNetworkIcon(current)',
        '@latchkit/react/wallets',
      )
      return replace(member, 'networkIcon')
    }
    const found = member && chainFields[property]
    if (found) {
      add(found.names)
      return replace(member, found.code)
    }
    add(['isConnected'])
    return replace(use, 'isConnected')
  }

  /** `isConnected` waits for a sign-in that is required, so conditions about the sign-in go. */
  function dropAuthentication(use: Node, variable: string): Edit[] {
    const operand = use.ancestors().findLast(node => isOperand(node) && isOnlyAbout(node, variable))
    const parent = operand?.parent()
    const left = parent?.field('left')
    if (operand && parent && left)
      return left.id() === operand.id()
        ? []
        : [{ start: left.range().end.index, end: operand.range().end.index, text: '' }]
    addHook(fields, 'useSiwx', `const { status: ${variable} } = useSiwx()`)
    return []
  }
}

const rename = (use: Node, next: string) =>
  replace(use, use.kind() === 'shorthand_property_identifier' ? `${use.text()}: ${next}` : next)

function memberOf(use: Node): Node | undefined {
  const parent = use.parent()
  return parent?.kind() === 'member_expression' && parent.field('object')?.id() === use.id()
    ? parent
    : undefined
}

/** A child of an element may be undefined; elsewhere the name was a text. */
function writeName(member: Node): string {
  const parent = member.parent()
  if (parent?.kind() !== 'jsx_expression') return "(name ?? truncatedAddress ?? '')"
  return parent.parent()?.kind() === 'jsx_attribute'
    ? "name ?? truncatedAddress ?? ''"
    : 'name ?? truncatedAddress'
}

/** An operand on the right of `&&`. */
function isOperand(node: Node): boolean {
  const parent = node.parent()
  return (
    parent?.kind() === 'binary_expression' &&
    parent.field('operator')?.text() === '&&' &&
    parent.field('right')?.id() === node.id()
  )
}

function isOnlyAbout(node: Node, variable: string): boolean {
  return node.findAll({ rule: { kind: 'identifier' } }).every(found => found.text() === variable)
}
