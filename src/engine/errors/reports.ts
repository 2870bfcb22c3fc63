export interface ErrorFacts {
  level?: 'error' | 'fatal'
  requestId?: string
  tags?: Readonly<Record<string, string>>
}

/** Error reporting: to the log, and an error-reporting service where one is set. Never throws and never waits. */
export interface ErrorReports {
  report(error: unknown, facts: ErrorFacts): void
  /** Waits, for a few seconds at most, until reports on their way have arrived: before the process ends. */
  flush(): Promise<void>
}
