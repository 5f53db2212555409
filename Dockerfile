# Two images from one file: `--target cms` (Strapi) and `--target web` (the website).
# The database is not in them; see docker-compose.yml.
FROM node:22-bookworm-slim AS base
WORKDIR /app
ENV NODE_ENV=production STRAPI_TELEMETRY_DISABLED=1

# A compiler, for when better-sqlite3 has no ready-made build for this platform.
FROM base AS sources
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
COPY cms/package.json cms/
COPY web/package.json web/

FROM sources AS build
RUN npm ci --include=dev --no-audit --no-fund
COPY cms cms
COPY web web
RUN npm run build -w cms && npm run build -w web

FROM sources AS cms-modules
RUN npm ci --omit=dev --workspace cms --no-audit --no-fund

FROM sources AS web-modules
RUN npm ci --omit=dev --workspace web --no-audit --no-fund

FROM base AS cms
COPY --from=cms-modules /app ./
COPY cms/tsconfig.json cms/
COPY cms/demo-pictures cms/demo-pictures
COPY --from=build /app/cms/dist cms/dist
RUN mkdir -m 700 /data && chown node:node /data /app/cms
USER node
WORKDIR /app/cms
ENV HOST=0.0.0.0 CMS_PORT=1337 DATA_DIR=/data
EXPOSE 1337
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.CMS_PORT+'/_health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Node itself is the first process, so that a stop reaches it and requests in flight are finished.
CMD ["node", "dist/src/commands/serve.js"]

FROM base AS web
COPY --from=web-modules /app ./
COPY --from=build /app/web/build web/build
# The folder of the cms is mounted at /cms-data, to be read only. A new volume gets the owner of what it is
# mounted over.
RUN mkdir -m 700 /data /data/pages /cms-data \
  && ln -s /cms-data/uploads /data/uploads \
  && chown node:node /data /data/pages /cms-data
USER node
WORKDIR /app/web
ENV HOST=0.0.0.0 WEB_PORT=3000 DATA_DIR=/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.WEB_PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Memory as in scripts/lib/site.mjs.
CMD ["node", "--max-old-space-size=640", "--min-semi-space-size=8", "--max-semi-space-size=8", "build/http-server/index.js"]
