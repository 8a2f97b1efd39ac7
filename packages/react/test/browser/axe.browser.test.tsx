import { testViewsWithAxe } from './axeViews.js'

testViewsWithAxe('light')
