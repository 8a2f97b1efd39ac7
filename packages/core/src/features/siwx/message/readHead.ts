/** The first line of a sign-in message in its parts, whatever the chain; undefined where it is none. */
export function readHead(
  text: string,
):
  | { readonly scheme?: string | undefined; readonly domain: string; readonly accountName: string }
  | undefined {
  // Whoever calls a parser without types may hand in anything.
  const [line = ''] = typeof text === 'string' ? text.split('\n', 1) : []
  const [, scheme, domain, accountName] =
    /^(?:([^ :/]*):\/\/)?([^ ]*) wants you to sign in with your ([^ ].*) account:$/.exec(line) ?? []
  return domain === undefined || accountName === undefined ? undefined : { scheme, domain, accountName }
}
