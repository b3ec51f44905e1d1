/** The values that no log of the services may contain. */
import { createPrivateKey } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { isObject } from '../../common/json/is-object.ts';
import { dataText, dataFile } from '../../common/data-directory.ts';
import type { RegistryData } from '../../../simulator/registry/index.ts';
import type { Box } from '../box-types.ts';
import type { Forbidden, ForbiddenBytes } from './leaks.ts';

/** Members of a request that say who somebody is, or how to reach them. */
const personal =
  /^(?:(?:trade|business|first|middle|second|family|given)_?)?(?:sur)?names?$|identification_number|merchant|email|phone|address|account_number|patient|notes?$/;

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** The personal data of a request: of its parties, workers, patients. */
export const personalIn = (value: unknown): readonly Forbidden[] => {
  if (Array.isArray(value)) return value.flatMap(personalIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]): readonly Forbidden[] => {
    if (isScalar(member)) return personal.test(name) ? [{ kind: name, value: String(member) }] : [];
    return personalIn(member);
  });
};

/** PINs and technical keys. */
export const secretsOfRegistry = ({ software, ranges }: RegistryData): readonly Forbidden[] => [
  ...software.map(({ pin }) => ({ kind: 'PIN', value: pin })),
  ...ranges.map(({ technicalKey = '' }) => ({ kind: 'technical key', value: technicalKey })),
];

/** What a line of PEM holds. */
const bytesOfLine = 48;

/** The committed keys: the beginning of each line of their PEM, without the first, which is nearly the same for all. */
export const committedKeys = (): readonly ForbiddenBytes[] =>
  readdirSync(dataFile('keys'))
    .filter((name) => name.endsWith('.pem'))
    .flatMap((name) => {
      const der = createPrivateKey(dataText(`keys/${name}`)).export({ type: 'pkcs8', format: 'der' });
      const lines = Array.from({ length: Math.floor(der.length / bytesOfLine) }, (_, line) => line * bytesOfLine);
      return lines.slice(1).map((start) => ({ kind: `private key ${name}`, bytes: der.subarray(start, start + 16) }));
    });

/** What a running box was given or made. */
export const secretsOfBox = ({ token, companies, authority: { control, console } }: Box): readonly Forbidden[] => [
  { kind: 'access token', value: token },
  ...companies.map(({ token: own = '' }) => ({ kind: 'access token', value: own })),
  { kind: 'control token', value: control.token },
  ...[...new URL(console.url).searchParams.values()].map((value) => ({ kind: 'key of the console', value })),
];
