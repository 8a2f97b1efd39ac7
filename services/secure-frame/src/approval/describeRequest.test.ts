import { describe, expect, it } from 'vitest'
import { describeMessage } from './describeRequest.js'

const origin = 'https://app.example'
const encode = (text: string) => new TextEncoder().encode(text)
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('describeMessage', () => {
  it('shows characters that hide or turn others', () => {
    const { rows } = describeMessage(encode('pay\u202e001\u200b'), origin)
    expect(rows[0]?.value).toEqual({ text: 'pay⟨U+202E⟩001⟨U+200B⟩' })
  })

  it('shows bytes that are no text, and asks twice', () => {
    expect(describeMessage(new Uint8Array([0xff, 0xfe]), origin)).toMatchObject({
      isUnreadable: true,
      rows: [{ value: { text: '0xfffe' } }],
    })
  })

  it('refuses a sign-in to another site', () => {
    const text = (domain: string) =>
      encode(
        `${domain} wants you to sign in with your Ethereum account:\n${other}\n\n\nURI: https://app.example`,
      )
    expect(describeMessage(text('app.example'), origin).title).toBe('title.signIn')
    expect(describeMessage(text('https://app.example'), origin).title).toBe('title.signIn')
    for (const domain of ['evil.example', 'app.example.evil.test', 'http://app.example', 'app.example:8443'])
      expect(() => describeMessage(text(domain), origin)).toThrow(/signs in to/)
  })
})
