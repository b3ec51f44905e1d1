/** How whoever runs this process runs the next command. */
import { packageFile } from '../../common/data-directory.ts';

/**
 * `ensayo`, as it is installed globally; by npx where it is a dependency of the project, or by npm in a clone.
 * @param env has `npm_command` where npm runs this process
 */
export const ensayoCommand = (env = process.env, folder = process.cwd()): string => {
  if (env.npm_command === undefined) return 'ensayo';
  return folder === packageFile('.').replace(/[\\/]$/, '') ? 'npm run --silent ensayo --' : 'npx --no ensayo';
};
