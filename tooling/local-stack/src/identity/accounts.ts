import { createHash } from 'node:crypto'

/** A person at a local identity provider: anyone who types this address. */
export type IdentityAccount = {
  /** Stable for one address at one provider. */
  readonly subject: string
  readonly email: string
  readonly isVerified: boolean
  readonly name: string
}

/** The people of one provider, by subject. Everybody who signs in is one; there are no passwords. */
export function createAccounts(provider: string) {
  const known = new Map<string, IdentityAccount>()
  return {
    find: (subject: string) => known.get(subject),
    /** Reads the form of the sign-in page. */
    signIn(form: URLSearchParams): IdentityAccount {
      const email = (form.get('email') ?? '').trim().toLowerCase()
      const hash = createHash('sha256').update(`${provider}|${email}`).digest('hex')
      const account: IdentityAccount = {
        // Every provider here has numbers, which is the narrowest form.
        subject: BigInt(`0x${hash.slice(0, 14)}`).toString(),
        email,
        isVerified: form.get('verified') === 'on',
        name: email.split('@')[0] ?? '',
      }
      known.set(account.subject, account)
      return account
    },
  }
}

/** The sign-in page of a provider. Its form is sent to the address of the page. */
export function renderSignIn(provider: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local ${provider}</title>
<h1>Local ${provider}</h1>
<form method="post">
<p><label>E-mail <input name="email" type="email" value="ana@example.test" required></label></p>
<p><label><input name="verified" type="checkbox" checked> The address is verified</label></p>
<button name="decision" value="allow">Continue</button>
<button name="decision" value="deny" formnovalidate>Cancel</button>
</form>
`
}
