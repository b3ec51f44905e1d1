type Variable = 'ENSAYO_CONTROL' | 'ENSAYO_CONTROL_TOKEN' | 'ENSAYO_LOG_LEVEL' | 'ENSAYO_TOKEN';

/** Of the environment; an empty one counts as not set, as `ensayo config` shows it: containers pass on what is not there. */
export const variable = (name: Variable, env = process.env): string | undefined =>
  env[name] === '' ? undefined : env[name];
