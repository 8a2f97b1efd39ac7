// Each row of "must not happen" has a mutant, and what each mutant breaks is in the sources exactly once.
import { checkMutants, mutants } from '../mutation/checkMutants.mjs'
import { finish } from './lib/finish.mjs'

finish(checkMutants(), `${mutants.length} mutants`)
