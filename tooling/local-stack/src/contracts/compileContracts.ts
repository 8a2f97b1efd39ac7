import { readFile } from 'node:fs/promises'

/** Every file of contracts, without `.sol`. */
export const contractFiles = [
  'TestToken',
  'ContractAccount',
  'FarcasterRegistries',
  'Assets',
  'Collectibles',
  'Ens',
] as const

type SolcOutput = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts?: Record<string, Record<string, { abi: unknown; evm: { bytecode: { object: string } } }>>
}

/** Compiles every contract of `<name>.sol` with solc and returns the source text of `<name>.gen.ts`. */
export async function compileContracts(name: string): Promise<string> {
  // Loaded late: the compiler takes a second, and only this script and its test need it.
  const { default: solc } = await import('solc')
  const file = `${name}.sol`
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
  const contracts = Object.entries(output.contracts?.[file] ?? {})
  if (failures.length > 0 || contracts.length === 0)
    throw new Error(failures.map(error => error.formattedMessage).join('\n') || `solc returned no ${name}`)
  return [
    `// Generated from ${file} by \`pnpm --filter @latchkit/local-stack compile\`.`,
    // An interface has no code.
    ...contracts
      .filter(([, { evm }]) => evm.bytecode.object)
      .flatMap(([contract, { abi, evm }]) => {
        const prefix = `${contract.charAt(0).toLowerCase()}${contract.slice(1)}`
        return [
          `export const ${prefix}Abi = ${JSON.stringify(abi, null, 2)} as const`,
          '',
          `export const ${prefix}Bytecode =\n  '0x${evm.bytecode.object}'`,
          '',
        ]
      }),
  ].join('\n')
}
