'use client'
import { View } from '../modal/View.js'

export function AllWalletsView() {
  return <View title="AllWallets">{null}</View>
}
