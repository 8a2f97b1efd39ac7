export {
  processTable,
  projectTable,
  readCallTable,
  readStoreTable,
  readTotalTable,
} from '../operator/commonTables.js'
export { type OperatorPort, openOperatorPort } from '../operator/openOperatorPort.js'
