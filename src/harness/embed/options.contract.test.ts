/** Values that callers in JavaScript can give, and a compiler would refuse: none of them may pass, or be taken for another. */
import { describe, expect, it } from 'vitest';
import { isEnsayoError, judge, startBox } from '../index.ts';

const thrownBy = async (work: () => Promise<unknown>): Promise<unknown> => {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error;
  }
};

const box = (options: unknown) => () => startBox(options as never);
const judged = (options: unknown) => () => judge('<none/>', options as never);

describe('an option of the wrong kind', () => {
  it.each<[string, string, string, () => Promise<unknown>]>([
    ['invalid-option', 'rules.FAU14', 'false', box({ rules: { FAU14: false } })],
    ['invalid-option', 'rules.FAU14', '"Off"', box({ rules: { FAU14: 'Off' } })],
    ['invalid-option', 'rules.FAU14', 'null', box({ rules: { FAU14: null } })],
    ['invalid-option', 'rules.FAJ43b', '"rechazo"', judged({ rules: { FAJ43b: 'rechazo' } })],
    ['invalid-option', 'rules', 'a list', box({ rules: [] })],
    ['unknown-rule', 'rules.FAX99', 'FAX99', judged({ rules: { FAX99: 'off' } })],
    ['invalid-option', 'environment', '1', box({ environment: 1 })],
    ['invalid-option', 'environment', '"3"', judged({ environment: '3' })],
    ['unknown-option', 'ports.isuer', 'ports.isuer', box({ ports: { isuer: 8080 } })],
    ['invalid-option', 'ports', '8080', box({ ports: 8080 })],
    ['invalid-port', 'ports.https', '"8443"', box({ ports: { https: '8443' } })],
    ['invalid-option', 'trustAny', '"no"', box({ trustAny: 'no' })],
    ['invalid-option', 'trust', '"ca.pem"', judged({ trust: 'ca.pem' })],
    ['invalid-option', 'trust[0]', '7', box({ trust: [7] })],
    ['invalid-token', 'controlToken', '""', box({ controlToken: '' })],
    ['invalid-token', 'token', 'a text that is not shown', box({ token: 'two words' })],
    ['invalid-host', 'host', '""', box({ host: '' })],
    ['invalid-host', 'allowHosts[0]', '"http://a"', box({ allowHosts: ['http://a'] })],
    ['invalid-clock', 'clock', '1764000000000', box({ clock: 1764000000000 })],
    ['unknown-profile', 'profile', '""', judged({ profile: '' })],
    ['invalid-option', 'seed', 'NaN', box({ seed: Number.NaN })],
    ['invalid-option', 'data', '""', box({ data: '' })],
    ['invalid-option', 'registry', 'null', judged({ registry: null })],
    ['invalid-retention', 'keepDays', '"all"', box({ keepDays: 'all' })],
    ['invalid-option', 'onDefect', '"log"', box({ onDefect: 'log' })],
    ['invalid-option', 'prior[0]', '7', judged({ prior: [7] })],
    ['unknown-option', 'token', 'token', judged({ token: 'x' })],
    ['invalid-option', 'options', 'null', box(null)],
    ['invalid-option', 'options', '"strict"', judged('strict')],
    ['invalid-option', 'document', 'undefined', () => judge(undefined as never)],
  ])('is refused with %s at %s', async (code, path, received, work) => {
    const error = await thrownBy(work);
    expect(error).toBeInstanceOf(RangeError);
    expect(error).toMatchObject({ code, path, received, expected: expect.any(String) as unknown });
    expect(isEnsayoError(error)).toBe(true);
  });

  it('is not one that is undefined', async () => {
    expect(await judge('<none/>', { clock: undefined, rules: undefined, seed: undefined })).toMatchObject({
      verdict: 'rejected',
    });
  });
});
