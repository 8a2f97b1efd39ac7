/** A term, its value and the test id of the value. */
export type Fact = [term: string, text: string, testId: string]

/** Terms and their values. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <section>
      <dl>
        {facts.map(([term, text, testId], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other key, and their order is fixed.
          <FactRow key={index} term={term} text={text} testId={testId} />
        ))}
      </dl>
    </section>
  )
}

function FactRow({ term, text, testId }: { term: string; text: string; testId: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="mono" data-testid={testId}>
        {text}
      </dd>
    </>
  )
}
