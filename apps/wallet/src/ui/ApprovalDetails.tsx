import { base64 } from '@scure/base'
import { bytesToHex, hexToBytes } from 'viem'
import type { ApprovalRequest, WalletChain } from '../common/types.js'
import { solanaChainName } from '../solana/chains.js'
import { describeInstruction } from '../solana/describeInstruction.js'
import { parseTransaction } from '../solana/transaction.js'
import type { SolanaChain, SolanaTransactionInput } from '../solana/types.js'
import { type Fact, FactList, TransactionFacts } from './FactList.js'
import { MessageText } from './MessageText.js'
import { SignInWarning } from './SignInWarning.js'

const chainName = (chains: readonly WalletChain[], chainId: number) =>
  `${chains.find(chain => chain.id === chainId)?.name ?? 'Unknown'} (${chainId})`

/** Decodes a message as UTF-8. Returns undefined when the bytes are something else. */
const decodeText = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

type MessageProps = { account: string; bytes: Uint8Array; origin: string }

function Message({ account, bytes, origin }: MessageProps) {
  const text = decodeText(bytes) ?? bytesToHex(bytes)
  return (
    <>
      <SignInWarning text={text} origin={origin} />
      <section>
        <h2>Message</h2>
        <MessageText testId="approval-message" text={text} />
      </section>
      <FactList facts={[['Account', account, 'approval-address']]} />
    </>
  )
}

type SolanaTransactionProps = { input: SolanaTransactionInput; chains: readonly SolanaChain[] }

/** A Solana transaction, instruction by instruction. */
function SolanaTransaction({ input: { account, chain, transaction }, chains }: SolanaTransactionProps) {
  const { message } = parseTransaction(base64.decode(transaction))
  const [payer = ''] = message.signers
  const facts: Fact[] = [
    ['Network', solanaChainName(chains, chain), 'tx-chain'],
    ['From', account, 'tx-from'],
  ]
  if (payer !== account) facts.push(['Fee paid by', payer, 'tx-payer'])
  for (const instruction of message.instructions)
    facts.push([...describeInstruction(instruction), 'tx-instruction'])
  for (const table of message.tables) facts.push(['Lookup table', table, 'tx-table'])
  return <FactList facts={facts} />
}

type ApprovalDetailsProps = {
  chains: readonly WalletChain[]
  solanaChains: readonly SolanaChain[]
  /** A connection or a sign-in is a choice of accounts and is shown by `Approval`. */
  request: Exclude<ApprovalRequest, { kind: 'connect' | 'solanaSignIn' }>
  origin: string
}

/** What a request asks for, in full. Used by the extension and by the WalletConnect page. */
export function ApprovalDetails({ chains, solanaChains, request, origin }: ApprovalDetailsProps) {
  switch (request.kind) {
    case 'message':
      return <Message account={request.address} bytes={hexToBytes(request.raw)} origin={origin} />
    case 'typedData':
      return (
        <>
          <section>
            <h2>Data</h2>
            <MessageText
              testId="approval-typed-data"
              text={JSON.stringify(JSON.parse(request.json), null, 2)}
            />
          </section>
          <FactList facts={[['Account', request.address, 'approval-address']]} />
        </>
      )
    case 'transaction':
      return <TransactionFacts transaction={request.transaction} chain={chainName(chains, request.chainId)} />
    case 'switchChain':
      return <FactList facts={[['To', chainName(chains, request.chainId), 'approval-chain']]} />
    case 'addChain':
      return (
        <FactList
          facts={[
            ['Network', `${request.chain.name} (${request.chain.id})`, 'approval-chain'],
            ['RPC URL', request.chain.rpcUrl ?? '', 'approval-rpc-url'],
          ]}
        />
      )
    case 'watchAsset':
      return (
        <FactList
          facts={[
            ['Token', request.asset.symbol, 'approval-symbol'],
            ['Contract', request.asset.address, 'approval-token'],
          ]}
        />
      )
    case 'solanaMessage':
      return request.inputs.map(({ account, message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same message may be signed twice.
        <Message key={index} account={account} bytes={base64.decode(message)} origin={origin} />
      ))
    case 'solanaTransaction':
      return request.inputs.map((input, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same transaction may be signed twice.
        <SolanaTransaction key={index} input={input} chains={solanaChains} />
      ))
  }
}
