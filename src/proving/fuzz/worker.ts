import '../../cli/runtime.ts';
import { serveRuns } from './serve-runs.ts';
import { openServices } from './services/services.ts';
import { openTargets } from './targets/targets.ts';

serveRuns(async () => {
  const services = await openServices();
  const targets = await openTargets(services);
  const { defects, renew } = services;
  return {
    targets,
    strays: () => defects.take().map((detail) => ({ kind: 'serverErrors', detail })),
    renew,
  };
});
