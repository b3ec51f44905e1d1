import { Router } from 'express';
import { consolePath } from './sections.ts';
import type { ConsoleOptions } from './router.ts';

/** The console and the path of its entrance. Its pages are loaded when one is first requested. */
export const consoleAt = (options: ConsoleOptions): { readonly router: Router; readonly entrance: string } => {
  let loading: Promise<Router> | undefined;
  const load = async (): Promise<Router> => (await import('./router.ts')).createConsoleRouter(options);
  const router = Router();
  router.use(consolePath, async (request, response, next) => {
    (await (loading ??= load()))(request, response, next);
  });
  return { router, entrance: `${consolePath}/enter?${new URLSearchParams({ key: options.key }).toString()}` };
};
