import './scripts/register-tsx.mjs';

/** Feature files stay below about 50 examples: parallel workers are sent the whole file with every scenario. */
export default {
  import: ['scripts/register-tsx.mjs', 'features/{steps,support}/**/*.ts'],
  paths: ['features/**/*.feature'],
  format: [process.stdout.isTTY ? 'progress-bar' : 'summary'],
};
