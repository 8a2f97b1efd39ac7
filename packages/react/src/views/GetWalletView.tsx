'use client'
import { View } from '../modal/View.js'

export function GetWalletView() {
  return <View title="GetWallet">{null}</View>
}
