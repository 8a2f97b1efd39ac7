import { type AbiParameter, type Hex, maxUint256 } from 'viem'
import { isAddress } from 'viem/utils'
import { type ApprovalRow, formatCoin, row } from '../approval/describeRequest.js'
import { toVisibleLine, toVisibleText } from '../approval/visibleText.js'
import { decodeArguments, readSignature } from '../calls/readSignature.js'
import { addressRow, amountRows, warnOfToken } from '../calls/stepRows.js'
import type { Call, StepContext, StepDescription } from '../calls/types.js'
import { type DescriptorField, descriptors } from './descriptors.js'

/**
 * Describes a call of a contract that a bundled descriptor is for. Arguments that it says nothing of are shown by their
 * names: nothing is left out. Returns `undefined` for other calls, and for arguments that cannot be read.
 *
 * @see ERC-7730
 */
export async function describeByDescriptor(
  context: StepContext,
  call: Call,
): Promise<StepDescription | undefined> {
  const found = descriptors.find(
    ({ deployments }) => deployments[context.chainId]?.toLowerCase() === call.to.toLowerCase(),
  )
  for (const [text, { intent, fields }] of Object.entries(found?.formats ?? {})) {
    const { selector, inputs } = readSignature(text)
    if (call.data.slice(0, 10).toLowerCase() !== selector) continue
    const values = decodeArguments(inputs, `0x${call.data.slice(10)}`)
    if (!values || call.isDelegate) return undefined
    const named = nameArguments(inputs, values)
    // A value that is not a token is shown as bytes.
    if (fields.some(({ format, token }) => format === 'tokenAmount' && !isAddress(readToken(token, named))))
      return undefined
    const shown = await Promise.all(fields.map(field => describeField(context, call, field, named)))
    const paths = fields.flatMap(({ path, token }) => [path, token])
    const rest = [...named].filter(([name]) => !paths.includes(name))
    const hasValue = call.value !== 0n && !paths.includes('@.value')
    return {
      title: intent,
      rows: [
        ...shown.flatMap(({ rows }) => rows),
        ...rest.map(([name, value]) => row({ text: toVisibleLine(name) }, toVisibleText(String(value)))),
        ...(hasValue ? [row('approval.amount', formatCoin(context.chainId, call.value))] : []),
        addressRow(context, 'approval.contract', call.to),
        row('approval.described', `ERC-7730, ${found?.owner}`),
      ],
      warnings: [...new Set(shown.flatMap(({ warnings }) => warnings))],
      isUnreadable: false,
      // The arguments do not reveal how the contract moves tokens.
      spends: null,
    }
  }
  return undefined
}

/** The arguments by their names; those of a single tuple are the arguments. */
function nameArguments(
  inputs: readonly AbiParameter[],
  values: readonly unknown[],
): ReadonlyMap<string, unknown> {
  const [only, ...others] = inputs
  if (only && 'components' in only && others.length === 0) return new Map(Object.entries(values[0] as object))
  return new Map(inputs.map(({ name = '' }, index) => [name, values[index]]))
}

/** Returns the token at a path of the arguments: its address, or another value at that path. */
function readToken(token = '', named: ReadonlyMap<string, unknown>): string {
  const [name = '', part] = token.split('.')
  const value = named.get(name) ?? name
  if (part === undefined) return String(value)
  if (Array.isArray(value)) return String(value.at(part === '[0]' ? 0 : -1))
  const bytes = String(value)
  return part === '[0:20]' ? bytes.slice(0, 42) : `0x${bytes.slice(2).slice(-40)}`
}

async function describeField(
  context: StepContext,
  call: Call,
  { label, path, format, token, values, aliases }: DescriptorField,
  named: ReadonlyMap<string, unknown>,
): Promise<{ rows: readonly ApprovalRow[]; warnings: StepDescription['warnings'] }> {
  const value = path === '@.value' ? call.value : named.get(path)
  switch (format) {
    case 'amount':
      return { rows: [row(label, formatCoin(context.chainId, value as bigint))], warnings: [] }
    case 'addressName': {
      const alias = aliases?.[(value as Hex).toLowerCase()]
      const address = alias === undefined ? (value as Hex) : alias === '@.from' ? call.caller : call.to
      return { rows: [addressRow(context, label, address)], warnings: [] }
    }
    case 'enum': {
      const key = values?.[String(value)]
      return { rows: [key ? { label, value: { key } } : row(label, String(value))], warnings: [] }
    }
    case 'tokenAmount': {
      const address = readToken(token, named) as Hex
      const known = await context.facts.token(address)
      const [first, ...others] = amountRows(known, value as bigint)
      const isAll = value === maxUint256
      return {
        rows: [
          ...(isAll ? [{ label, value: { key: 'unlimited' } } as const] : first ? [{ ...first, label }] : []),
          ...(isAll ? [] : others),
          addressRow(context, 'approval.token', address),
        ],
        warnings: warnOfToken(known),
      }
    }
    default:
      throw new RangeError(`unknown format: ${format satisfies never}`)
  }
}
