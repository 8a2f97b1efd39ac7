import { testLayout } from './layoutViews.js'

testLayout('de', 'at 360 px')
