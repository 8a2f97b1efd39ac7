import fc from 'fast-check'
import { getAddress } from 'viem'

export const text = (characters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength })
export const optional = <value>(arbitrary: fc.Arbitrary<value>) => fc.option(arbitrary, { nil: undefined })
export const alphanumeric = 'abcxyzABCXYZ0189'
export const path = text(`${alphanumeric}-._~!$&'()*+,;=:@/`, 0, 20)
export const uri = fc.oneof(
  fc
    .tuple(fc.constantFrom('https://a.example', 'http://[::1]:80', 'http://u:p@1.2.3.4'), path)
    .map(([a, b]) => `${a}/${b}`),
  fc.constantFrom(
    'urn:recap:eyJh',
    'ipfs://bafy/',
    'did:pkh:eip155:1:0x1',
    'file:///a',
    'a:',
    'https://a?b=c/d?e#f?/g',
    'x:/%0a',
  ),
)
export const domain = fc.constantFrom(
  'a.example',
  'localhost:3000',
  '[::1]:8080',
  'user@127.0.0.1',
  'xn--bcher-kva.example',
  'a%20b',
)
export const time = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
  .map(date => date.toISOString())
export const sentence = text(`${alphanumeric} :/?#[]@!$&'()*+,;=-._~`, 1, 40)
export const base58 = text('123456789ABCXYZabcxyz', 32, 44)
export const eip155Address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map(bytes => getAddress(`0x${Buffer.from(bytes).toString('hex')}`))
