/** With `node --import`: a process in which no rule can be loaded, nor the authority, which brings them with it. */
import { register } from 'node:module';

const hooks = `
  export const resolve = async (specifier, context, next) => {
    const found = await next(specifier, context);
    if (/\\/simulator\\/(?:rules\\/|server\\.[jt]s)/.test(found.url)) throw new Error('No rule is within reach.');
    return found;
  };
`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
