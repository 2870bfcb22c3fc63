// The names of this domain's jobs, for the door that sends them; `jobs.ts` says what they do.
export const closeManifestJob = { name: 'tracking.close-manifest' }
export const askCarrierJob = { name: 'tracking.ask' }
