import { boxOptions } from './shared/shared-options.ts';
import { verb } from './shared/verb.ts';

export const mcpVerb = verb({
  name: 'mcp',
  about: {
    en: 'Serve tools to an editor or an agent: the Model Context Protocol on standard input and output',
    es: 'Ofrece herramientas a un editor o un agente: Model Context Protocol por entrada y salida estándar',
  },
  page: 'mcp',
  options: boxOptions,
  run: async (options) => (await import('./mcp/run-mcp.ts')).serveMcp(options),
});
