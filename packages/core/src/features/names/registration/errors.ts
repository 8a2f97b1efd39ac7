import { BaseError } from '../../../errors/BaseError.js'
import type { NameProblem } from '../validateName.js'

/**
 * The client has no parent of names, or an invalid parent (`names/not-configured`).
 *
 * @error names/not-configured
 * @why `registerName` was called by a client without the option `names`, with a `names.parent` that is not a name in
 * lower case, or without a gateway.
 * @solution Pass `names: { parent }`, such as `acme.eth`, and `gateway: { url }` to the client
 * ([how](/guides/names.md)).
 */
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

/**
 * That cannot be a name (`names/invalid-name`).
 *
 * @error names/invalid-name
 * @why It has other characters than letters of the Latin alphabet, digits and hyphens, fewer than 4 or more than 63 of
 * them, or two hyphens as its third and fourth characters. `problem` is `characters`, `short` or `long`.
 * @solution Show the rule beside the field. `validateName` of `@latchkit/core/names` checks a name before.
 */
export class InvalidNameError extends BaseError {
  override readonly name = 'InvalidNameError'
  readonly problem: NameProblem
  constructor({ problem }: { problem: NameProblem }) {
    super('The name cannot be used', { code: 'names/invalid-name', metaMessages: [rules[problem]] })
    this.problem = problem
  }
}

/**
 * The network that is shown has no names (`names/network-not-found`).
 *
 * @error names/network-not-found
 * @why The network that is shown has no names: it is not of eip155, a testnet, not one of the app, or has `services: {
 * names: false }`.
 * @solution Let the user switch the network.
 */
export class NamesNetworkError extends BaseError {
  override readonly name = 'NamesNetworkError'
  constructor() {
    super('Network not found', {
      code: 'names/network-not-found',
      metaMessages: ['Names need an eip155 network of the app that is not a testnet.', 'Switch the network.'],
    })
  }
}

/**
 * No account is connected, or its adapter cannot sign (`names/no-signer`).
 *
 * @error names/no-signer
 * @why No account of eip155 is connected, or its adapter has no `signMessage`.
 * @solution Open the modal, so that the user connects a wallet.
 */
export class NoSignerError extends BaseError {
  override readonly name = 'NoSignerError'
  constructor() {
    super('Address or auth connector not found', {
      code: 'names/no-signer',
      metaMessages: ['A name is registered by a signature of the connected account.', 'Connect one first.'],
    })
  }
}

/**
 * The name is taken (`names/taken`).
 *
 * @error names/taken
 * @why Somebody has registered it, perhaps since it was suggested.
 * @solution Ask for another name; `nameSuggestionsQueryOptions` has free ones.
 */
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

/**
 * Another name is being registered (`names/pending`).
 *
 * @error names/pending
 * @why The wallet has not answered an earlier registration, or the gateway has not.
 * @solution Wait until that one has ended: `registeringNameAtom` has its name.
 */
export class NamePendingError extends BaseError {
  override readonly name = 'NamePendingError'
  constructor({ pending }: { pending: string }) {
    super('Another name is being registered', {
      code: 'names/pending',
      metaMessages: [`${pending} waits for the wallet or the gateway.`],
    })
  }
}

/**
 * The wallet did not sign, or the gateway did not register (`names/registration-failed`).
 *
 * @error names/registration-failed
 * @why The user refused the signature, the wallet failed, or the gateway refused or could not be reached; `cause` has
 * its error. A message is good for 5 minutes: the clock of the device may be wrong, or the wallet was slow.
 * @solution Offer to try again.
 */
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

/**
 * The gateway gave no suggestions (`names/suggestions-failed`).
 *
 * @error names/suggestions-failed
 * @why The gateway could not be reached, or registers no names (`NAMES_PARENT`); `cause` has the error of the call.
 * @solution Show the message. A name can be registered without suggestions.
 */
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

/**
 * The names of an account could not be read (`names/lookup-failed`).
 *
 * @error names/lookup-failed
 * @why The gateway could not be reached, or cannot reach the chain with ENS; `cause` has the error of the call.
 * @solution Show the message, or the address alone.
 */
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
