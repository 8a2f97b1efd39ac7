import { readFile } from 'node:fs/promises'

type SolcOutput = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts?: Record<string, Record<string, { abi: unknown; evm: { bytecode: { object: string } } }>>
}

/** Compiles `TestToken.sol` with solc and returns the source text of `TestToken.gen.ts`. */
export async function compileTestToken(): Promise<string> {
  // Loaded late: the compiler takes a second, and only this script and its test need it.
  const { default: solc } = await import('solc')
  const file = 'TestToken.sol'
  const content = await readFile(new URL(`./${file}`, import.meta.url), 'utf8')
  const output: SolcOutput = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: 'Solidity',
        sources: { [file]: { content } },
        settings: {
          optimizer: { enabled: true, runs: 200 },
          evmVersion: 'paris',
          metadata: { bytecodeHash: 'none' },
          outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
        },
      }),
    ),
  )
  const failures = output.errors?.filter(error => error.severity === 'error') ?? []
  const contract = output.contracts?.[file]?.TestToken
  if (failures.length > 0 || !contract)
    throw new Error(failures.map(error => error.formattedMessage).join('\n') || 'solc returned no TestToken')
  return [
    '// Generated from TestToken.sol by `pnpm --filter @latchkit/local-stack compile`.',
    `export const testTokenAbi = ${JSON.stringify(contract.abi, null, 2)} as const`,
    '',
    `export const testTokenBytecode =\n  '0x${contract.evm.bytecode.object}'`,
    '',
  ].join('\n')
}
