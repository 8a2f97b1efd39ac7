import { formatUnits, getAddress, type Hex, isAddress } from 'viem'
import { CallRefused } from '../../callRefused.js'
import type { Onramp } from '../../providers/onramp.js'
import type { Asset, Sandbox } from './createSandbox.js'
import { toHistoryRow } from './toHistoryRow.js'

/** Limits of each way to pay, in the payment currency. */
const methods = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const [lowest, highest] = [10, 25_000]
const currencies: readonly string[] = ['USD', 'EUR']

/** The sandbox as a provider of purchases. */
export function createSandboxOnramp(sandbox: Sandbox): Onramp {
  const assetOf = (network: string, wanted: string): Asset => {
    const ofNetwork = sandbox.assets.filter(({ chainId }) =>
      [nameOf(chainId), chainId, chainId.slice(7)].includes(network),
    )
    if (ofNetwork.length === 0) throw new CallRefused(400, 'network', 'is not served')
    const found =
      wanted === '' ? ofNetwork[0] : ofNetwork.find(asset => [idOf(asset), asset.symbol].includes(wanted))
    if (!found) throw new CallRefused(400, 'purchaseCurrency', 'cannot be bought there')
    return found
  }
  const check = ({ amount, paymentCurrency }: { amount: number; paymentCurrency: string }) => {
    if (!currencies.includes(paymentCurrency)) {
      throw new CallRefused(400, 'paymentCurrency', `must be ${currencies.join(' or ')}`)
    }
    if (amount < lowest || amount > highest) {
      throw new CallRefused(400, 'amount', `must be from ${lowest} to ${highest}`)
    }
  }
  return {
    async readOptions() {
      return {
        paymentCurrencies: currencies.map(id => ({ id, payment_method_limits: methods })),
        purchaseCurrencies: sandbox.assets.map(asset => ({
          id: idOf(asset),
          name: asset.name,
          symbol: asset.symbol,
          networks: [
            {
              name: nameOf(asset.chainId),
              display_name: `Local chain ${asset.chainId.slice(7)}`,
              chain_id: asset.chainId.slice(7),
              contract_address: asset.token ? getAddress(asset.token) : '',
            },
          ],
        })),
      }
    },
    async quote(asked) {
      check(asked)
      const asset = assetOf(asked.network, asked.purchaseCurrency)
      const quote = await sandbox.quote(asset, asked.amount)
      const inMoney = (amount: string) => ({ amount, currency: asked.paymentCurrency })
      return {
        quoteId: crypto.randomUUID(),
        paymentTotal: inMoney(quote.total),
        paymentSubtotal: inMoney(quote.subtotal),
        purchaseAmount: { amount: formatUnits(quote.amount, asset.decimals), currency: asset.symbol },
        coinbaseFee: inMoney(quote.fee),
        networkFee: inMoney('0.00'),
      }
    },
    async createUrl({ account, ...asked }, origin) {
      check(asked)
      if (!isAddress(account))
        throw new CallRefused(400, 'destinationWallets', 'must have an address of eip155')
      const asset = assetOf(asked.network, asked.purchaseCurrency)
      const quote = await sandbox.quote(asset, asked.amount)
      const { id } = await sandbox.open(quote, asked.paymentCurrency, account)
      return new URL(`/sandbox/checkout/${id}`, origin).href
    },
    async readPurchases(chainId, account) {
      const bought = await sandbox.list(chainId, account)
      return bought.map(one => toHistoryRow(one, sandbox.assets)).filter(row => row !== undefined)
    },
  }
}

const nameOf = (chainId: string) => `local-${chainId.slice(7)}`
const idOf = ({ chainId, token }: { readonly chainId: string; readonly token: Hex | null }) =>
  `${chainId}:${token ?? 'native'}`
