import { base64urlnopad } from '@scure/base'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { Addresses } from '../api/wallet.js'
import { deriveAccounts } from './deriveAccounts.js'
import { hashArgon2 } from './hashArgon2.js'
import { readCode } from './printedCode.js'
import { RecoveryFileError } from './RecoveryFileError.js'
import { openRecoveryFile, type RecoveryFile } from './recoveryFile.js'

/** Content of an opened recovery file. */
export type RecoveredWallet = { readonly words: string; readonly addresses: Addresses }

/**
 * Opens a recovery file with the user's input: a password, a printed code, or the output of a passkey as 64 hexadecimal
 * digits. Does not call a server.
 *
 * @throws RecoveryFileError for input that is mistyped or does not open the file, or when the wallet has other addresses
 */
export async function openWords(file: RecoveryFile, typed: string): Promise<RecoveredWallet> {
  const secret = await readSecret(file, typed)
  let entropy: Uint8Array<ArrayBuffer>
  try {
    entropy = await openRecoveryFile(file, secret)
  } catch (cause) {
    throw new RecoveryFileError('secret', 'this does not open the file, or the file was changed', { cause })
  } finally {
    secret.fill(0)
  }
  const { addresses, eip155, solana, owner } = await deriveAccounts(entropy)
  const words = entropyToMnemonic(entropy, wordlist)
  for (const bytes of [entropy, eip155, solana, owner]) bytes.fill(0)
  if (addresses.eip155 !== file.addresses.eip155 || addresses.solana !== file.addresses.solana)
    throw new RecoveryFileError('addresses', 'the wallet has other addresses than the file says')
  return { words, addresses }
}

async function readSecret({ factor }: RecoveryFile, typed: string): Promise<Uint8Array<ArrayBuffer>> {
  switch (factor.kind) {
    case 'password': {
      const salt = base64urlnopad.decode(factor.salt) as Uint8Array<ArrayBuffer>
      return hashArgon2({ password: typed, salt, memory: factor.memory, passes: factor.passes })
    }
    case 'code': {
      const code = await readCode(typed)
      if (!code) throw new RecoveryFileError('mistyped', 'invalid code: check for typos')
      return code
    }
    case 'passkey': {
      const digits = typed.replace(/\s/g, '')
      if (!/^[\da-f]{64}$/i.test(digits))
        throw new RecoveryFileError('digits', 'the output of a passkey has 64 digits')
      return Uint8Array.from(digits.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
    }
  }
}
