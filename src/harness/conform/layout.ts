/** Where features and steps are: TypeScript in a clone, compiled in the package. */
import { existsSync } from 'node:fs';
import { packageFile } from '../../common/data-directory.ts';

const inClone = existsSync(packageFile('features/support/world.ts'));

/** A pattern takes forward slashes on every platform. */
const pattern = (path: string): string => packageFile(path).replaceAll('\\', '/');

/** Workers inherit no loader of TypeScript: cucumber imports it in each. */
const steps = (path: string): string[] =>
  inClone
    ? [pattern('scripts/register-tsx.mjs'), pattern(`features/${path}.ts`)]
    : [pattern(`dist/features/${path}.js`)];

export const ownSuites = () => ({
  cwd: packageFile('.'),
  paths: [pattern('features/**/*.feature')],
  import: steps('{steps,support}/**/*'),
});

/** Features of a team, with the published steps. */
export const teamSuites = (folder: string) => ({
  cwd: process.cwd(),
  paths: [`${folder.replaceAll('\\', '/')}/**/*.feature`],
  import: steps('published/index'),
});
