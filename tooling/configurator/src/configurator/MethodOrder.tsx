import type { ConnectMethod } from '@latchkit/core'
import { useState } from 'react'

type MethodOrderProps = {
  methods: readonly ConnectMethod[]
  onChange: (methods: readonly ConnectMethod[]) => void
}

const names: Readonly<Record<ConnectMethod, string>> = {
  email: 'E-mail',
  social: 'Social accounts',
  wallet: 'Wallets',
}

/** The order of the ways to connect, moved by buttons so that keys and touch work alike. */
export function MethodOrder({ methods, onChange }: MethodOrderProps) {
  const [said, setSaid] = useState('')
  const move = (method: ConnectMethod, by: -1 | 1) => {
    const next = moveMethod(methods, method, by)
    onChange(next)
    setSaid(`${names[method]} is number ${next.indexOf(method) + 1} of ${next.length}`)
  }
  return (
    <fieldset className="choice">
      <legend>Order of methods</legend>
      <ol className="order">
        {methods.map((method, index) => (
          <li key={method}>
            <span>{names[method]}</span>
            <button
              type="button"
              className="button small"
              aria-label={`Move ${names[method]} up`}
              disabled={index === 0}
              onClick={() => move(method, -1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="button small"
              aria-label={`Move ${names[method]} down`}
              disabled={index === methods.length - 1}
              onClick={() => move(method, 1)}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
      <p className="note">E-mail and social accounts need a secure site.</p>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </fieldset>
  )
}

/** A list with one entry a place earlier or later; the same list where there is no such place. */
export function moveMethod<value>(list: readonly value[], entry: value, by: -1 | 1): readonly value[] {
  const from = list.indexOf(entry)
  const to = from + by
  if (from < 0 || to < 0 || to >= list.length) return list
  const rest = list.filter(other => other !== entry)
  return [...rest.slice(0, to), entry, ...rest.slice(to)]
}
