import './scripts/register-tsx.mjs';

/** Feature files stay below about 50 examples: parallel workers are sent the whole file with every scenario. */
const shared = {
  import: ['scripts/register-tsx.mjs', 'features/{steps,support}/**/*.ts'],
  paths: ['features/**/*.feature'],
  format: ['progress'],
};

export default { ...shared, tags: 'not @deep' };
/** Everything, in the volumes that `npm run test:deep` can afford. */
export const deep = shared;
