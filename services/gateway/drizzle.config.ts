import { defineConfig } from 'drizzle-kit'

// `drizzle-kit generate` writes the next file of `migrations` from the tables. The service runs those files itself.
export default defineConfig({
  dialect: 'postgresql',
  schema: 'src/database/tables.ts',
  out: 'migrations',
  // Separators within a line would hide the end of a statement from the service base.
  breakpoints: false,
})
