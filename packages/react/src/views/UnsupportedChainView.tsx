'use client'
import { View } from '../modal/View.js'

export function UnsupportedChainView() {
  return <View title="UnsupportedChain">{null}</View>
}
