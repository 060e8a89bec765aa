// Whether the server in this container could keep an order: what the Containerfile's HEALTHCHECK runs.
const { GROGNARD_PORT = '1815' } = process.env;
const isReady = await fetch(`http://127.0.0.1:${GROGNARD_PORT}/ready`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
