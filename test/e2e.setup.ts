// Vitest's global set-up of the projects `journey` and `e2e`: a deployment after its first start, on PostgreSQL where the machine has one, which starts sooner.
import { type DeploymentTemplate, makeDeploymentTemplate } from './deployment-template.ts'
import { hasPostgres, startPostgres } from './postgres.ts'

export async function setup(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const cluster = given === undefined && hasPostgres() ? await startPostgres() : undefined
  const { first, remove } = await makeDeploymentTemplate(cluster?.url ?? given)
  process.env.TEST_DEPLOYMENT_TEMPLATE = JSON.stringify(first)
  return async () => {
    await remove()
    await cluster?.stop()
  }
}

/** What the set-up has made. */
export function deploymentTemplate(): DeploymentTemplate {
  const made = process.env.TEST_DEPLOYMENT_TEMPLATE
  if (!made) throw new Error('TEST_DEPLOYMENT_TEMPLATE is missing: the set-up of the projects journey and e2e gives it.')
  return JSON.parse(made)
}
