import { PortTakenError } from './run/listen.ts';
import { readDemoOptions, usage } from './run/read-options.ts';
import { startDemo } from './run/start.ts';
import { isBuilt } from './site/static-files.ts';

const options = readDemoOptions(process.argv.slice(2));
if (typeof options === 'string') {
  console.error(`${options}\n\n${usage}`);
  process.exit(2);
}

try {
  const { origins, stop } = await startDemo(options);
  console.log(`Demo site         ${origins.site}/`);
  for (const name of ['user', 'search', 'document', 'backend'] as const)
    console.log(`${`${name} service`.padEnd(17)} ${origins[name]}`);
  console.log(`Outbox            ${origins.site}/outbox`);
  if (!isBuilt()) console.log('\nThe widgets are not built yet: run "npm run build", then reload the page.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
} catch (error) {
  if (!(error instanceof PortTakenError)) throw error;
  console.error(error.message);
  process.exit(1);
}
