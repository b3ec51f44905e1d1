import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { houseRules } from './scripts/eslint/rules.mjs';

const tests = ['**/*.{test,bench,fixture}.{ts,mjs}', '**/testing/**'];

/**
 * The wall (docs/decisions/001): TypeScript's project references and a test over the import graph hold it too.
 *
 * @param {readonly string[]} paths parts of import paths that are forbidden here
 * @param {string} message
 * @returns {import('eslint').Linter.RulesRecord}
 */
const wall = (paths, message) => ({
  'no-restricted-imports': ['error', { patterns: [{ regex: `^(\\.\\./)+(${paths.join('|')})`, message }] }],
});

export default defineConfig(
  globalIgnores(['dist/', 'coverage/', 'reports/', 'features/rules/', 'docs/examples/', '.ensayo/', 'node_modules/']),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    plugins: { ensayo: houseRules },
    rules: {
      'ensayo/no-hidden-inputs': 'error',
      'ensayo/plain-data': 'error',
      'ensayo/reasoned-disables': 'error',
      complexity: ['error', 15],
      eqeqeq: 'error',
      'max-depth': ['error', 4],
      'max-lines': ['error', { max: 450, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', { max: 3 }],
      'no-console': 'error',
      'no-param-reassign': 'error',
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unreachable-loop': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'ensayo/reasoned-assertions': 'error',
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // typeof import('pdfkit') names the type of a module that is loaded when first needed.
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-deprecated': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // It would have the `!` that the line above forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/no-shadow': 'error',
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
      '@typescript-eslint/strict-boolean-expressions': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['src/common/**/*.ts'],
    rules: wall(['issuer/', 'harness/', 'simulator/', 'features/', 'datasets/'], 'src/common knows neither side.'),
  },
  {
    files: ['src/issuer/**/*.ts'],
    rules: wall(
      ['simulator/', 'harness/', 'features/', 'datasets/.*\\.ts$'],
      'The issuer meets the judge on the wire only.',
    ),
  },
  {
    files: ['simulator/**/*.ts'],
    rules: wall(
      ['src/issuer/', 'src/harness/', 'features/', 'datasets/.*\\.ts$'],
      'The judge never sees the issuer or the harness.',
    ),
  },
  {
    files: ['datasets/**/*.ts'],
    rules: wall(['src/issuer/', 'src/harness/', 'simulator/', 'features/'], 'Generators build on src/common only.'),
  },
  {
    files: ['src/issuer/{documents,requests}/**/*.ts', 'simulator/{document,rules,checks,engine}/**/*.ts'],
    // Check digits are whole-number arithmetic on single digits; signatures and schemas hold no amounts.
    ignores: [...tests, '**/check-digit*.ts', 'simulator/checks/{signature,schema}/**'],
    rules: { 'ensayo/exact-amounts': 'error' },
  },
  {
    files: ['src/common/**/*.ts', 'src/issuer/**/*.ts', 'simulator/**/*.ts'],
    ignores: tests,
    rules: { 'ensayo/no-timers': 'error' },
  },
  {
    files: ['src/**/*.ts', 'simulator/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^(start|option)Problem$/][arguments.length<3]:not(:has(CallExpression[callee.name="say"]))',
          message: 'Say it in Spanish, too: as third argument, or with say(english, spanish).',
        },
        {
          selector: 'CallExpression[callee.property.name="normalize"]',
          message: 'It takes quadratic time for marks out of order: use normalise() of src/common/normalise.ts.',
        },
        {
          selector: 'CallExpression[callee.property.name="localeCompare"], MemberExpression[property.name="Collator"]',
          message: 'It takes quadratic time for marks out of order, and depends on the machine: compare with <.',
        },
      ],
    },
  },
  {
    files: tests,
    rules: {
      'ensayo/no-timed-tests': 'error',
      'ensayo/reasoned-assertions': 'off',
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      // A row of a test table arrives as parameters.
      'max-params': 'off',
    },
  },
  {
    files: ['src/common/env/**/*.ts'],
    rules: { 'ensayo/no-hidden-inputs': 'off', 'ensayo/no-timers': 'off', 'ensayo/no-timed-tests': 'off' },
  },
  {
    // What runs before or around the product: terminals, durations, and tools that want a default export.
    files: ['scripts/**/*.mjs', '*.config.{js,ts}', 'cucumber.js'],
    rules: { 'ensayo/no-hidden-inputs': 'off', 'no-console': 'off', 'no-restricted-exports': 'off' },
  },
);
