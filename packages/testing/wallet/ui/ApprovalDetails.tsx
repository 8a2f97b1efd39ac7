import { base64 } from '@scure/base'
import { bytesToHex, formatEther, hexToBytes } from 'viem'
import type { CallsApproval } from '../../src/common/callTypes.js'
import { chainName } from '../../src/common/chains.js'
import type {
  ApprovalRequest,
  SolanaChain,
  SolanaTransactionInput,
  TransactionRequest,
  WalletChain,
} from '../../src/common/types.js'
import { describeInstruction } from '../solana/describeInstruction.js'
import { parseTransaction } from '../solana/transaction.js'
import { type Fact, FactList } from './FactList.js'
import { MessageText, SignInWarning } from './MessageText.js'
import { Permissions, Revocation } from './Permissions.js'

const evmChainName = (chains: readonly WalletChain[], chainId: number) =>
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
    ['Network', chainName(chains, chain), 'tx-chain'],
    ['From', account, 'tx-from'],
  ]
  if (payer !== account) facts.push(['Fee paid by', payer, 'tx-payer'])
  for (const instruction of message.instructions)
    facts.push([...describeInstruction(instruction), 'tx-instruction'])
  for (const table of message.tables) facts.push(['Lookup table', table, 'tx-table'])
  return <FactList facts={facts} />
}

/** A batch of calls, one by one, and the upgrade of the account that it needs. */
function Calls({ request, chain }: { request: CallsApproval; chain: string }) {
  const { from, calls, isAtomic, delegate } = request
  const facts: Fact[] = [
    ['Network', chain, 'tx-chain'],
    ['From', from, 'tx-from'],
    ['Sent', isAtomic ? 'As one: all calls, or none' : 'One after another', 'calls-atomic'],
  ]
  if (delegate) facts.push(['Upgrades the account to', delegate, 'calls-delegate'])
  return (
    <>
      <FactList facts={facts} />
      {calls.map(({ to, value, data }, index) => (
        <FactList
          // biome-ignore lint/suspicious/noArrayIndexKey: a batch may contain the same call twice.
          key={index}
          facts={[
            [`Call ${index + 1}`, to ?? 'A new contract', `call-to-${index}`],
            ['Value', `${formatEther(BigInt(value ?? 0))} ETH`, `call-value-${index}`],
            ['Data', data ?? 'None', `call-data-${index}`],
          ]}
        />
      ))}
    </>
  )
}

type ApprovalDetailsProps = {
  chains: readonly WalletChain[]
  solanaChains: readonly SolanaChain[]
  /** A connection or a sign-in is a choice of accounts and is shown by `Approval`. */
  request: Exclude<ApprovalRequest, { kind: 'connect' | 'solanaSignIn' }>
  origin: string
}

/** All details of a request. Used by the extension and by the WalletConnect page. */
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
      return (
        <TransactionFacts transaction={request.transaction} chain={evmChainName(chains, request.chainId)} />
      )
    case 'calls':
      return <Calls request={request} chain={evmChainName(chains, request.chainId)} />
    case 'permissions':
      return <Permissions request={request} chain={evmChainName(chains, request.chainId)} />
    case 'revocation':
      return <Revocation {...request.granted} chain={evmChainName(chains, Number(request.granted.chainId))} />
    case 'switchChain':
      return <FactList facts={[['To', evmChainName(chains, request.chainId), 'approval-chain']]} />
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
