# Not tested where it was written; see docs/production.md.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/install.mjs scripts/
RUN NODE_ENV=production node scripts/install.mjs
COPY . .
RUN bin/inkport build

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["bin/inkport", "serve"]
