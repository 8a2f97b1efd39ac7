import { BaseError } from '../../../errors/BaseError.js'
import type { NameProblem } from '../validateName.js'

/** The client has no parent of names, or an invalid parent (`names/not-configured`). */
export class NamesNotConfiguredError extends BaseError {
  override readonly name = 'NamesNotConfiguredError'
  constructor() {
    super('Names are not registered by this app', {
      code: 'names/not-configured',
      metaMessages: [
        'Pass `names: { parent }`, a name in lower case such as acme.eth, and `gateway: { url }` to the client.',
      ],
    })
  }
}

const rules: { readonly [problem in NameProblem]: string } = {
  characters:
    'It has other characters than letters, digits and hyphens, or two hyphens after two characters.',
  short: 'It has fewer than 4 characters.',
  long: 'It has more than 63 characters.',
}

/** That cannot be a name (`names/invalid-name`). */
export class InvalidNameError extends BaseError {
  override readonly name = 'InvalidNameError'
  readonly problem: NameProblem
  constructor({ problem }: { problem: NameProblem }) {
    super('The name cannot be used', { code: 'names/invalid-name', metaMessages: [rules[problem]] })
    this.problem = problem
  }
}

/** The network that is shown has no names (`names/network-not-found`). */
export class NamesNetworkError extends BaseError {
  override readonly name = 'NamesNetworkError'
  constructor() {
    super('Network not found', {
      code: 'names/network-not-found',
      metaMessages: ['Names need an eip155 network of the app that is not a testnet.', 'Switch the network.'],
    })
  }
}

/** No account is connected, or its adapter cannot sign (`names/no-signer`). */
export class NoSignerError extends BaseError {
  override readonly name = 'NoSignerError'
  constructor() {
    super('Address or auth connector not found', {
      code: 'names/no-signer',
      metaMessages: ['A name is registered by a signature of the connected account.', 'Connect one first.'],
    })
  }
}

/** The name is taken (`names/taken`). */
export class NameTakenError extends BaseError {
  override readonly name = 'NameTakenError'
  constructor({ wanted, cause }: { wanted: string; cause?: unknown }) {
    super('The name is taken', {
      code: 'names/taken',
      cause,
      metaMessages: [`${wanted} is registered.`, 'Choose another name.'],
    })
  }
}

/** Another name is being registered (`names/pending`). */
export class NamePendingError extends BaseError {
  override readonly name = 'NamePendingError'
  constructor({ pending }: { pending: string }) {
    super('Another name is being registered', {
      code: 'names/pending',
      metaMessages: [`${pending} waits for the wallet or the gateway.`],
    })
  }
}

/** The wallet did not sign, or the gateway did not register (`names/registration-failed`). */
export class NameRegistrationError extends BaseError {
  override readonly name = 'NameRegistrationError'
  constructor({ wanted, cause }: { wanted: string; cause: unknown }) {
    super('The name could not be registered', {
      code: 'names/registration-failed',
      cause,
      metaMessages: [`${wanted} is not registered. See \`cause\` for what the wallet or the gateway said.`],
    })
  }
}

/** The gateway gave no suggestions (`names/suggestions-failed`). */
export class NameSuggestionsError extends BaseError {
  override readonly name = 'NameSuggestionsError'
  constructor({ cause }: { cause: unknown }) {
    super('Error fetching name suggestions', {
      code: 'names/suggestions-failed',
      cause,
      metaMessages: ['See `cause` for what the gateway said.'],
    })
  }
}

/** The names of an account could not be read (`names/lookup-failed`). */
export class NameLookupError extends BaseError {
  override readonly name = 'NameLookupError'
  constructor({ cause }: { cause: unknown }) {
    super('Error fetching names for address', {
      code: 'names/lookup-failed',
      cause,
      metaMessages: ['See `cause` for what the gateway said.'],
    })
  }
}
