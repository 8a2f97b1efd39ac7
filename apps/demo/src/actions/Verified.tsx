import { type Address, type Hex, isAddressEqual, size } from 'viem'

/** Says that a signature was checked, and by whom. */
export function Verified({ details }: { details: Readonly<Record<string, unknown>> }) {
  const { recovered, address } = details
  return (
    <>
      <strong>Signature verified</strong>
      <span className="fact">
        {recovered ? 'Recovered address' : 'By the contract of'}{' '}
        <code dir="ltr">{`${recovered ?? address}`}</code>
      </span>
    </>
  )
}

type VerifyParameters = {
  account: Address
  signature: Hex
  /** Address that made a signature of 65 bytes. */
  recover(): Promise<Address>
  /** Asks the account's contract, also before it is deployed (ERC-1271, ERC-6492). */
  askChain(): Promise<boolean>
}

/**
 * Checks a signature here where a key made it, and by the chain where a smart account did. One that does not hold is an
 * error, whatever the wallet said.
 */
export async function verify({ account, signature, recover, askChain }: VerifyParameters) {
  const recovered = size(signature) === 65 ? await recover() : undefined
  if (recovered && isAddressEqual(recovered, account))
    return { signature, recovered, verified: true } as const
  if (await askChain()) return { signature, verified: true } as const
  throw new Error(`The signature is not of this account${recovered ? `: it was made by ${recovered}` : ''}.`)
}
