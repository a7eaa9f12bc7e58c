# Two images: `docker build --target bff .` is the public door with the web app, `--target content-api` the API.
# The folders that they hold are laid out by scripts/image-layout.ts, which scripts/image.test.ts runs and starts.

FROM node:24-bookworm-slim AS built
WORKDIR /src
RUN npm install --global pnpm@12
# The store first: it changes with the lock file only.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --prefer-offline
RUN pnpm build --filter='!@brandpost/workbook'
RUN pnpm exec node scripts/image-layout.ts /image

FROM node:24-bookworm-slim AS runtime
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
USER node
# Asks the health call on our own port. The servers close in good order on SIGTERM and start no other program, so no
# init program is needed.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]

FROM runtime AS content-api
# `docker build --build-arg COMMIT=$(git rev-parse HEAD) …`: told in backups.
ARG COMMIT=
ENV PORT=8080 DATA_DIR=/data BRANDPOST_COMMIT=$COMMIT
USER root
# `docker compose exec content-api brandpost backup …`
RUN mkdir /data && chown node:node /data \
  && printf '#!/bin/sh\nexec node /app/packages/content-api/dist/brandpost.js "$@"\n' >/usr/local/bin/brandpost \
  && chmod 755 /usr/local/bin/brandpost
USER node
COPY --from=built /image/content-api ./
VOLUME /data
EXPOSE 8080
CMD ["node", "packages/content-api/dist/server.js"]

FROM runtime AS bff
ENV PORT=3000 OPS_PORT=9464 DATA_DIR=/data
USER root
RUN mkdir /data && chown node:node /data
USER node
COPY --from=built /image/bff ./
VOLUME /data
EXPOSE 3000 9464
CMD ["node", "apps/bff/dist/server.js"]
