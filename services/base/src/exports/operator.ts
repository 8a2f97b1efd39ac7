export { processTable, projectTable, readCallTable, readTotalTable } from '../operator/commonTables.js'
export { type OperatorPort, openOperatorPort } from '../operator/openOperatorPort.js'
