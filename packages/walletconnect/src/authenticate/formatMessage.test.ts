import { recoverMessageAddress } from 'viem'
import { expect, test } from 'vitest'
import { describeVectors } from '../../test/vectors.js'
import { readCacao } from './checkCacao.js'
import { formatMessage } from './formatMessage.js'
import { readRecap } from './recap.js'
import type { CacaoPayload } from './types.js'

type Cacaos = {
  readonly verify: readonly {
    readonly source: string
    readonly valid?: boolean
    readonly recoversToIssuer?: boolean
    readonly message?: string
    readonly cacao: unknown
  }[]
  readonly format: {
    readonly base: CacaoPayload & { readonly address: string; readonly chain: string; readonly uri: string }
    readonly cases: readonly { readonly name: string; readonly message: string; readonly changes: object }[]
  }
}
type Caip122 = { readonly ethereumExample: string }

async function recover(value: unknown) {
  const { p, s } = readCacao(value)
  const signature = s.s.startsWith('0x') ? s.s : `0x${s.s}`
  const address = await recoverMessageAddress({
    message: formatMessage(p),
    signature: signature as `0x${string}`,
  })
  return { address, issuer: p.iss.split(':')[4] }
}

describeVectors<Cacaos>('walletconnect/cacao.json', ({ verify, format }) => {
  test.each(verify.filter(({ valid }) => valid))(
    '$source: the message recovers to the issuer',
    async entry => {
      expect(formatMessage(readCacao(entry.cacao).p)).toBe(entry.message)
      const { address, issuer } = await recover(entry.cacao)
      expect(address.toLowerCase()).toBe(issuer?.toLowerCase())
    },
  )
  test.each(verify.filter(({ valid }) => valid === false))(
    '$source: another message does not',
    async entry => {
      const { address, issuer } = await recover(entry.cacao)
      expect(address.toLowerCase()).not.toBe(issuer?.toLowerCase())
    },
  )
  test.each(format.cases)('$name', ({ message, changes }) => {
    const { address, chain, ...base } = { ...format.base, ...changes }
    const { uri, statement, resources, ...payload } = base
    const ours = formatMessage({
      ...payload,
      aud: uri,
      version: '1',
      iss: `did:pkh:${chain}:${address}`,
      statement: statement ?? undefined,
      resources: resources ?? undefined,
    })
    // The source merges several recaps in another encoding: only their meaning is compared.
    expect(splitRecaps(ours)).toEqual(splitRecaps(message))
  })
})

function splitRecaps(message: string) {
  const lines = message.split('\n')
  const isRecap = (line: string) => line.startsWith('- urn:recap:')
  return {
    text: lines.filter(line => !isRecap(line)),
    recap: readRecap(lines.filter(isRecap).map(line => line.slice(2))),
  }
}

describeVectors<Caip122>('caip/caip-122.json', ({ ethereumExample }) => {
  test('has the lines of the example, with the chain where EIP-4361 wants it', () => {
    const message = formatMessage({
      iss: 'did:pkh:eip155:1:0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
      domain: 'service.org',
      aud: 'https://service.org/login',
      version: '1',
      nonce: '32891756',
      iat: '2021-09-30T16:25:24Z',
      statement: 'I accept the ServiceOrg Terms of Service: https://service.org/tos',
      resources: [
        'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
        'https://example.com/my-web2-claim.json',
      ],
    })
    expect(message.split('\n').sort()).toEqual(ethereumExample.split('\n').sort())
    expect(message.indexOf('Chain ID')).toBeLessThan(message.indexOf('Nonce'))
  })
})
