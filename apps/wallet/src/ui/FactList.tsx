import { formatEther } from 'viem'
import type { TransactionRequest } from '../common/types.js'

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

/** The values of an EVM transaction. */
export function TransactionFacts({ transaction, chain }: { transaction: TransactionRequest; chain: string }) {
  const { from, to, value, data } = transaction
  return (
    <FactList
      facts={[
        ['Network', chain, 'tx-chain'],
        ['From', from, 'tx-from'],
        ['To', to ?? 'A new contract', 'tx-to'],
        ['Value', `${formatEther(BigInt(value ?? 0))} ETH`, 'tx-value'],
        ['Data', data ?? 'None', 'tx-data'],
      ]}
    />
  )
}
