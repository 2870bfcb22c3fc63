import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// Tests import modules of src without the page builder.
export default defineConfig({
  plugins: process.env.VITEST ? [] : [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/.cache/**'] } },
})
