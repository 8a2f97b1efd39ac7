import { testViewsWithAxe } from './axeViews.js'

testViewsWithAxe('dark')
testViewsWithAxe('RTL')
