import type { WalletAccount } from '../../../src/common/types.js'
import { shortAddress } from '../../ui/shortAddress.js'

export type Choice = { value: string; label: string; note?: string | undefined }

type ChoicesProps = {
  legend: string
  testId: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

/** A group of checkboxes. `onChange` gets the chosen values in the order of the group. */
export function Choices({ legend, testId, choices, chosen, onChange }: ChoicesProps) {
  const set = (value: string, checked: boolean) =>
    onChange(
      choices
        .map(choice => choice.value)
        .filter(entry => (entry === value ? checked : chosen.includes(entry))),
    )
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(({ value, label, note }) => (
        <label key={value} className="row choice">
          <input
            type="checkbox"
            data-testid={testId}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) => set(value, currentTarget.checked)}
          />
          <span className="grow">
            {label}
            {note && <span className="note">{` ${note}`}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The choices of a group of accounts. */
export function accountChoices(accounts: readonly WalletAccount[]): Choice[] {
  return accounts.map(({ address }, index) => ({
    value: address,
    label: `Account ${index + 1}`,
    note: shortAddress(address),
  }))
}

/** The choices of a group of networks. */
export function chainChoices(chains: readonly { id: number | string; name: string }[]): Choice[] {
  return chains.map(({ id, name }) => ({ value: `${id}`, label: `${name} (${id})` }))
}

/** Splits the values of a group of networks by namespace. */
export function splitChains(values: readonly string[]): { chainIds: number[]; solanaChains: string[] } {
  const isSolana = (value: string) => value.startsWith('solana:')
  return {
    chainIds: values.filter(value => !isSolana(value)).map(Number),
    solanaChains: values.filter(isSolana),
  }
}
