// Prometheus metrics, served at /metrics.
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** Counts and times every request of this server by route, not by path. */
  watch(app: FastifyInstance): void
  countJob(name: string, outcome: 'done' | 'failed' | 'dead'): void
  /** Prometheus' text format. */
  print(): Promise<string>
  readonly contentType: string
}

export function makeMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs by name and outcome.',
    labelNames: ['name', 'outcome'],
    registers: [registry],
  })
  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'unknown'
        requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
      })
    },
    countJob: (name, outcome) => jobs.inc({ name, outcome }),
    print: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
