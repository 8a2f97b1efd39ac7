import { base } from 'viem/chains'
import { expect, it } from 'vitest'
import { createClient } from '../../client/createClient.js'
import { getNetworkImageUrl } from './getNetworkImageUrl.js'

const create = (gateway?: { url: string; projectId: string }) =>
  createClient({ metadata: { name: 'App' }, networks: [base], gateway })
const gateway = { url: 'https://gateway.example/api/', projectId: 'p1' }

it('names the image of the gateway for an id, with what each call carries', () => {
  const url = new URL(getNetworkImageUrl(create(gateway), { network: { assets: { imageId: 'a/b' } } }) ?? '')
  expect(url.origin + url.pathname).toBe('https://gateway.example/api/public/getAssetImage/a%2Fb')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ projectId: 'p1', st: 'latchkit' })
})

it('keeps a URL of the app, and names nothing where there is nothing', () => {
  const imageUrl = 'https://app.example/base.svg'
  expect(getNetworkImageUrl(create(gateway), { network: { assets: { imageUrl, imageId: 'base' } } })).toBe(
    imageUrl,
  )
  expect(getNetworkImageUrl(create(), { network: { assets: { imageId: 'base' } } })).toBeUndefined()
  expect(getNetworkImageUrl(create(gateway), { network: {} })).toBeUndefined()
})
