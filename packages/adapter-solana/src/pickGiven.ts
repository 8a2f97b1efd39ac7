/** Omits the keys whose value is undefined: wallets and other libraries treat such a key as present. */
export function pickGiven<fields extends object>(fields: fields): Given<fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<fields>
}

type Given<fields> = { [name in keyof fields]: Exclude<fields[name], undefined> }
