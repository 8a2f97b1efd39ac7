export { findRedis, type RunningRedis, startRedis } from '../testing/startRedis.js'
