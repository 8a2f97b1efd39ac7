export { bundleProgram } from '../testing/bundleProgram.js'
export { seedFolder } from '../testing/seedFolder.js'
export { findPostgres, type RunningPostgres, startPostgres } from '../testing/startPostgres.js'
export { findPort, findRedis, type RunningRedis, startRedis } from '../testing/startRedis.js'
