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
