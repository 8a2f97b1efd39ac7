import type { Command } from 'commander'
import type { Context } from '../context.js'
import { answers } from './checks/answers.js'
import { clock } from './checks/clock.js'
import { https } from './checks/https.js'
import { icons } from './checks/icons.js'
import { listed } from './checks/listed.js'
import { onePackage } from './checks/onePackage.js'
import { peers } from './checks/peers.js'
import { policy } from './checks/policy.js'
import { services } from './checks/services.js'
import { storage } from './checks/storage.js'
import { formatReport } from './formatReport.js'
import { type DoctorFlags, readInputs } from './readInputs.js'
import type { Check } from './types.js'

/** The checks in the order of their results in JSON. */
const checks: readonly Check[] = [
  onePackage,
  peers,
  answers,
  https,
  policy,
  services,
  listed,
  storage,
  clock,
  icons,
]

/** Adds `latchkit doctor`. */
export function defineDoctor(program: Command, context: Context): void {
  program
    .command('doctor')
    .description('check an app, its policy and its services; the exit code is 1 after a failure')
    .argument('[folder]', 'folder of the app', '.')
    .option('--url <url>', 'a page of the running app: its headers, policy, clock and icon')
    .option('--csp <file>', 'file with the Content-Security-Policy, in place of the usual ones')
    .option('--origin <origin>', 'origin of the app (default: that of --url)')
    .option('--site <url>', 'secure site of the embedded wallet (default: that of the source)')
    .option('--project-id <id>', 'project of the app at the secure site (default: that of the source)')
    .option('--relay <url>', 'relay of WalletConnect (default: that of the source)')
    .option('--gateway <url>', 'gateway (default: that of the source)')
    .option('--json', 'print the results as JSON')
    .addHelpText(
      'after',
      '\nOnly the addresses of flags, and those that createLatchkit has in the source, are contacted.',
    )
    .action(async (folder: string, flags: DoctorFlags) => {
      const inputs = await readInputs(context.cwd, folder, flags)
      const results = (await Promise.all(checks.map(check => check(inputs)))).flat()
      context.output.write(formatReport(results, { asJson: flags.json ?? false }))
      if (results.some(({ status }) => status === 'failure')) context.fail()
    })
}
