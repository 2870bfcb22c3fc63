// Compiled code is kept between starts. It is preloaded (`node --import`) and plain JavaScript, so that not even the first file of
// TypeScript needs the compiler, which would cost each thread a tenth of a second and 18 MB.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)))
// A process that is killed keeps what it had read by now.
setTimeout(flushCompileCache, 15_000).unref()
