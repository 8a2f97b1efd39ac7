import type { Address, Hex } from 'viem'

/** Says that a signature was checked, and whose it is. */
export function Verified({ details }: { details: Readonly<Record<string, unknown>> }) {
  return (
    <>
      <strong>Signature verified</strong>
      <span className="fact">
        Recovered address <code dir="ltr">{`${details.recovered}`}</code>
      </span>
    </>
  )
}

type VerifiedByParameters = { isVerified: boolean; signature: Hex; recovered: Address }

/** The result of a signature that holds; one that does not is an error, whatever the wallet said. */
export function verifiedBy({ isVerified, signature, recovered }: VerifiedByParameters) {
  if (!isVerified)
    throw new Error(`The signature is not of this account: it was made by ${recovered}. Smart accounts sign in
another way, which this page does not check.`)
  return { signature, recovered, verified: true } as const
}
