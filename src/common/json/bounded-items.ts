/**
 * Lists that Ajv stops reading after enough errors: with `allErrors` alone, a million broken items are a million
 * errors.
 */
import { _, type Ajv, type CodeKeywordDefinition } from 'ajv';
import { Type } from 'ajv/dist/compile/util.js';

/** More problems than anybody reads. An object adds its own, so an answer may have a few more. */
export const mostProblems = 100;

/** As Ajv's own for a list whose items have one schema, except that it ends the loop. */
const items: CodeKeywordDefinition = {
  keyword: 'items',
  type: 'array',
  schemaType: ['object', 'boolean'],
  code: (context) => {
    const { gen, data } = context;
    const valid = gen.name('valid');
    const isWhole = gen.let('whole', true);
    gen.forRange('i', 0, _`${data}.length`, (index) => {
      context.subschema({ keyword: 'items', dataProp: index, dataPropType: Type.Num }, valid);
      gen.if(_`!${valid}`, () => {
        gen.assign(isWhole, false);
        // Where only the result matters, as in a condition.
        if (context.it.allErrors !== true) gen.break();
      });
      // Ajv counts there, for the whole of a compiled schema.
      gen.if(_`errors >= ${mostProblems}`, () => gen.break());
    });
    context.ok(isWhole);
  },
};

/** The same Ajv. Its schemas may not use `prefixItems` or `additionalItems`. */
export const boundItems = (ajv: Ajv): Ajv => ajv.removeKeyword('items').addKeyword(items);
