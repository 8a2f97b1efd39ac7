'use client'
import { View } from '../modal/View.js'

export function NetworksView() {
  return <View title="Networks">{null}</View>
}
