import {
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isHex,
  multicall3Abi,
  prepareEncodeFunctionData,
} from 'viem'
import { type AskNode, tryAsk } from './askNode.js'
import { ProviderError } from './providerError.js'

/** A read-only call of a contract. */
export type ContractCall = { readonly to: Hex; readonly data: Hex }

/** Outcome of a call: the data of the answer, or that of the error. */
export type CallOutcome = { readonly success: boolean; readonly returnData: Hex }

/** Address of Multicall3 on every chain that has it. */
export const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
/** With its selector, which viem would otherwise hash from the signature for each call. */
const aggregate = prepareEncodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3' })
/** Default number of calls of a single Multicall3. */
const usualPerCall = 100
/** Calls that are repeated separately at the same time. */
const alone = 10
/** Gas limit of a repeated call: far more than a balance needs, and too little to keep a node busy. */
const gas = '0x1e8480'
/** Maximum characters of an answer. A name of 10 kB has 20,480. */
const maxAnswer = 65_536

/**
 * Calls many contracts through Multicall3. A contract that fails, or uses up the gas of the calls after it, does not
 * affect others: failed calls are repeated separately.
 *
 * @returns the answer of each call, `undefined` for a call that also fails separately
 * @throws ProviderError when no node answers
 */
export async function readContracts(
  ask: AskNode,
  calls: readonly ContractCall[],
  perCall: number = usualPerCall,
): Promise<readonly (Hex | undefined)[]> {
  const found = (await callTogether(ask, calls, perCall)).map(outcome =>
    outcome?.success ? outcome.returnData : undefined,
  )
  const missing = found.flatMap((answer, index) => (answer === undefined ? [index] : []))
  for (let start = 0; start < missing.length; start += alone) {
    await Promise.all(
      missing.slice(start, start + alone).map(async index => {
        const call = calls[index]
        if (call) found[index] = await readAlone(ask, call)
      }),
    )
  }
  return found.map(answer => (answer !== undefined && answer.length > maxAnswer ? undefined : answer))
}

/**
 * Calls many contracts through Multicall3, and repeats no call.
 *
 * @returns the outcome of each call, `undefined` where the chain has no Multicall3 or the calls together fail
 * @throws ProviderError when no node answers
 */
export async function callTogether(
  ask: AskNode,
  calls: readonly ContractCall[],
  perCall: number = usualPerCall,
): Promise<readonly (CallOutcome | undefined)[]> {
  const outcomes: (CallOutcome | undefined)[] = []
  for (let start = 0; start < calls.length; start += perCall) {
    outcomes.push(...(await aggregateCalls(ask, calls.slice(start, start + perCall))))
  }
  return outcomes
}

async function aggregateCalls(
  ask: AskNode,
  calls: readonly ContractCall[],
): Promise<readonly (CallOutcome | undefined)[]> {
  const none = calls.map(() => undefined)
  const data = encodeFunctionData({
    ...aggregate,
    args: [calls.map(({ to, data: callData }) => ({ target: to, allowFailure: true, callData }))],
  })
  const answer = await askForData(ask, { to: multicall3, data })
  if (answer === undefined || answer === '0x') return none
  try {
    return decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data: answer })
  } catch {
    return none
  }
}

async function readAlone(ask: AskNode, { to, data }: ContractCall): Promise<Hex | undefined> {
  return askForData(ask, { to, data, gas })
}

/** An answer in another form says nothing about the contract, so the caller must not draw conclusions from it. */
async function askForData(
  ask: AskNode,
  call: ContractCall & { readonly gas?: Hex },
): Promise<Hex | undefined> {
  const answer = await tryAsk(ask, 'eth_call', [call, 'latest'])
  if (answer === undefined || isHex(answer)) return answer
  throw new ProviderError('bad-answer', 'eth_call: no data')
}
