import { type Edit, findUses, type Node, replace } from '../../source/source.js'
import type { Fields } from '../button/moveCustom.js'
import { readPattern } from '../source/patterns.js'

const codes: Record<string, { code: string; names: readonly string[]; prop?: string }> = {
  isConnected: { code: 'isConnected', names: ['isConnected'] },
  isConnecting: { code: `status === 'connecting'`, names: ['status'] },
  address: { code: 'account.address', names: ['account'] },
  truncatedAddress: { code: 'truncatedAddress', names: ['truncatedAddress'] },
  ensName: { code: 'name', names: ['name'], prop: 'showName' },
  chain: { code: 'network', names: ['network'] },
  unsupported: { code: '!isSupported', names: ['isSupported'] },
  show: {
    code: '(isConnected ? openAccount : openConnect)',
    names: ['isConnected', 'openAccount', 'openConnect'],
  },
}

/** Gives the fields of `ConnectKitButton.Custom` the names of `ConnectButton.Custom`. */
export function readFields(pattern: Node, body: Node, fields: Fields): Edit[] {
  return readPattern(pattern).flatMap(([name, variable]) => {
    const known = codes[name]
    if (!known) {
      fields.notes.add(`${name} of ConnectKitButton.Custom has no counterpart.`)
      return []
    }
    for (const each of known.names) fields.names.add(each)
    if (known.prop) fields.props.add(known.prop)
    return findUses(body, variable).map(use => {
      const isValue = use.parent()?.kind() === 'jsx_expression'
      const code = isValue ? known.code.replace(/^\((.*)\)$/, '$1') : known.code
      return replace(
        use,
        use.kind() === 'shorthand_property_identifier' && code !== name ? `${name}: ${code}` : code,
      )
    })
  })
}
