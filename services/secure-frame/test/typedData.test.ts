import { expect, it } from 'vitest'
import { readTypedData } from '../src/typedData/readTypedData.js'
import { describeVectors } from './vectors.js'

type EthersCase = {
  readonly name: string
  readonly domain: { readonly chainId?: number }
  readonly types: object
  readonly primaryType: string
  readonly data: object
  readonly digest: string
}

describeVectors<readonly EthersCase[]>('ethereum/ethers-typed-data.json', cases => {
  it('hashes each case as published, by the fields that it shows', () => {
    const wrong = cases.filter(({ domain, types, primaryType, data: message, digest }) => {
      const text = JSON.stringify({ domain, types, primaryType, message })
      return readTypedData(text, Number(domain.chainId ?? 1)).hash !== digest
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})

type Example = {
  readonly typedData: object
  readonly expected: { readonly signHash?: string; readonly digest?: string }
}
describeVectors<Example>('ethereum/eip-712-example.json', ({ typedData, expected }) => {
  it('hashes the example of the standard', () => {
    expect(Object.values(expected)).toContain(readTypedData(JSON.stringify(typedData), 1).hash)
  })
})
