/** The verdict on documents that nobody sends: given as files, judged by the rules of this tenant, and not kept. */
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { readOwnTrust } from '../../registry/certificates/bring-your-own.ts';
import { withAdditionalTrust } from '../../registry/certificates/trust.ts';
import { profileNamed, profileNames, type Profile } from '../../judge/engine/profile.ts';
import { decodeBase64 } from '../../document/intake/base64.ts';
import type { ProposedChanges } from '../../judge/proposals/changes.ts';
import { documentsIn, type DocumentFile } from '../../document/intake/given.ts';
import { writtenNotJudged } from '../../document/intake/not-judged.ts';
import type { JudgementReport } from '../../judge/engine/judgement-report.ts';
import type { Authority, JudgingAuthority } from '../../service/reception/authority.ts';
import { createApartJudge, type ApartOptions } from '../../service/reception/judge-apart.ts';
import type { Said } from '../../document/datum.ts';
import { readRegistryData } from '../../registry/file/read.ts';
import { inquiriesOf } from '../../registry/inquiries.ts';
import { indexed } from '../../registry/registry-index.ts';
import type { Inquiries } from '../../registry/port.ts';
import { about, answer, invalid, invalidBody, route, type ControlAnswer, type FieldProblem } from '../route.ts';
import { listOf, shape, text, type SchemaOf, type Valid } from '../schema.ts';
import { calendarInstant } from './clock.ts';
import { refused } from './registry.ts';

const file = shape({ name: text, content: { ...text, description: 'El archivo, en Base64' } });

const files = { type: 'array', items: file, minItems: 1, maxItems: 50 } as const;

const wanted = shape(
  {
    files: { ...files, description: 'XML, ZIP, AttachedDocument, mensaje SOAP: se toma el documento que llevan' },
    prior: { ...files, description: 'Documentos que se dan por aceptados antes: los que estos referencian' },
    registry: {
      type: 'object',
      additionalProperties: {},
      description: 'Lo que la autoridad debe conocer además, como en un archivo de registro',
    },
    trust: { ...listOf(text), description: 'Certificados de confianza adicionales, en PEM' },
    profile: { ...text, description: 'Qué reglas están activas; si falta, las de este espacio' },
    clock: { ...text, description: 'Instante ISO 8601 en que se valida; si falta, el de este espacio' },
  },
  ['files'],
);

type Wanted = Valid<typeof wanted>;

/** A document and its verdict. */
export type JudgedFile = JudgementReport & {
  readonly file: string;
  /** For a rejected document: what corrects it, once it is signed again. */
  readonly proposed?: ProposedChanges;
};

/** A file without a document: what it is, and what to do. */
export type UnreadFile = { readonly file: string } & ReturnType<typeof writtenNotJudged>;

export type Judgements = { readonly documents: readonly JudgedFile[]; readonly unread: readonly UnreadFile[] };

const dataKinds = [
  ...(['absent', 'value', 'none', 'count', 'exactly', 'oneOf', 'anyOf', 'equals', 'formula', 'digest'] as const),
  ...(['lacks', 'pattern', 'range', 'dates', 'schema', 'text'] as const),
] as const satisfies readonly Said['kind'][];

const data = {
  type: 'object',
  properties: { kind: { type: 'string', enum: dataKinds } },
  required: ['kind'],
} as const;

const failed = {
  type: 'array',
  description:
    'Lo que incumple, un elemento por lugar; foundData y expectedData son lo encontrado y lo esperado como datos estables (docs/es/compatibility.md)',
  items: {
    type: 'object',
    properties: { code: text, found: text, expected: text, foundData: data, expectedData: data },
    required: ['code', 'found', 'expected', 'foundData', 'expectedData'],
  },
} as const;

const judgements: SchemaOf<Judgements> = {
  type: 'object',
  properties: {
    documents: {
      type: 'array',
      description:
        'accepted, rejected o, cuando faltó algo para evaluar un Rechazo o solo falta la firma, undecided; notEvaluated dice qué suministrar (supply: signature, si falta firmar)',
      items: {
        type: 'object',
        properties: {
          file: text,
          verdict: { type: 'string', enum: ['accepted', 'rejected', 'undecided'] },
          failed,
          advice: {
            type: 'array',
            description:
              'Avisos de Ensayo: lo que ninguna regla rechaza y con seguridad es un error; no cambian verdict',
            items: {
              type: 'object',
              properties: { id: text, text, xpath: text, found: text, plausible: text, source: text },
              required: ['id', 'text', 'xpath', 'found', 'plausible', 'source'],
            },
          },
          proposed: {
            type: 'object',
            description:
              'Para un rechazo: cambios ya aplicados en conjunto y validados como si se firmara de nuevo; verdict es el resultado que se obtiene con ellos; left, los rechazos que quedan, y needed, lo que solo sabe quien envía el documento',
          },
        },
        required: ['file', 'verdict', 'failed', 'notEvaluated', 'advice'],
      },
    },
    unread: { type: 'array', items: { type: 'object', required: ['file', 'code', 'message'] } },
  },
  required: ['documents', 'unread'],
};

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: ControlAnswer };

const found = <T>(value: T): Read<T> => ({ ok: true, value });

const wrong = (problem: FieldProblem): { readonly ok: false; readonly refusal: ControlAnswer } => ({
  ok: false,
  refusal: invalid({
    code: 'invalid-body',
    message: about(invalidBody, problem),
    errors: [problem],
  }),
});

type Given = Wanted['files'];

const filesOf = (given: Given, at: string): Read<readonly DocumentFile[]> => {
  const decoded: DocumentFile[] = [];
  for (const [index, { name, content }] of given.entries()) {
    const bytes = decodeBase64(content);
    if (bytes === undefined) {
      const received = content.slice(0, 40);
      return wrong({
        path: `/${at}/${String(index)}/content`,
        received,
        expected: { en: 'the file in Base64', es: 'el archivo en Base64' },
      });
    }
    decoded.push({ name, bytes });
  }
  return found(decoded);
};

const aProfile = (): Bilingual => {
  const names = profileNames().join(', ');
  return { en: `one of ${names}`, es: `uno de ${names}` };
};

const profileOf = (name: string | undefined, usual: Profile): Read<Profile> => {
  const profile = name === undefined ? usual : profileNamed(name);
  return profile === undefined ? wrong({ path: '/profile', received: name, expected: aProfile() }) : found(profile);
};

const clockOf = (clock: string | undefined, { env }: Authority): Read<Authority['env']['clock']> => {
  if (clock === undefined) return found(env.clock);
  const now = calendarInstant(clock);
  if (now !== undefined) return found({ now: () => now });
  const expected = {
    en: 'an ISO 8601 instant between the years 1900 and 9999: 2026-11-20T10:00:00-05:00',
    es: 'un instante ISO 8601 entre los años 1900 y 9999: 2026-11-20T10:00:00-05:00',
  };
  return wrong({ path: '/clock', received: clock, expected });
};

const trustOf = async (
  pems: readonly string[] | undefined,
  { trust }: Authority,
): Promise<Read<Authority['trust']>> => {
  if (pems === undefined) return found(trust);
  try {
    const own = await readOwnTrust(...pems.map((pem) => ({ name: 'trust', bytes: Buffer.from(pem) })));
    const joined = withAdditionalTrust(await trust(), own, false);
    return found(() => Promise.resolve(joined));
  } catch {
    const expected = { en: 'certificates in PEM', es: 'certificados en PEM' };
    return wrong({ path: '/trust', received: pems.map((pem) => pem.slice(0, 40)), expected });
  }
};

/** The rows of this tenant and those given, and the documents of this tenant. */
const registryOf = async (given: object | undefined, { registry }: Authority): Promise<Read<Inquiries>> => {
  if (given === undefined) return found(registry);
  const read = readRegistryData(given, await registry.dump());
  if (!read.ok) return { ok: false, refusal: refused(read.mistakes) };
  const all = indexed(read.registry);
  return found({ ...registry, ...inquiriesOf(() => all) });
};

/** This tenant's authority, with what the caller supplies. */
const authorityOf = async (
  authority: Authority,
  { profile, clock, trust, registry }: Wanted,
): Promise<Read<JudgingAuthority>> => {
  const [rules, time, trusted] = [
    profileOf(profile, authority.settings.profile),
    clockOf(clock, authority),
    await trustOf(trust, authority),
  ];
  if (!rules.ok) return rules;
  if (!time.ok) return time;
  if (!trusted.ok) return trusted;
  const rows = await registryOf(registry, authority);
  if (!rows.ok) return rows;
  const clockOffset = clock === undefined ? authority.settings.clockOffset : 0;
  return found({
    ...authority,
    env: { ...authority.env, clock: time.value },
    trust: trusted.value,
    registry: rows.value,
    settings: { ...authority.settings, profile: rules.value, clockOffset },
  });
};

type Files = ApartOptions & { readonly files: readonly DocumentFile[] };

const judged = async (authority: JudgingAuthority, { files: given, ...options }: Files): Promise<ControlAnswer> => {
  const apart = await createApartJudge(authority, options);
  const [unusable] = apart.unread;
  if (unusable !== undefined) {
    const { message: expected } = unusable.notJudged;
    return wrong({ path: '/prior', received: unusable.file, expected }).refusal;
  }
  const documents: JudgedFile[] = [];
  const unread: UnreadFile[] = [];
  for (const each of (await Promise.all(given.map((one) => documentsIn(one)))).flat()) {
    if ('notJudged' in each) unread.push({ file: each.name, ...writtenNotJudged(each.notJudged) });
    else {
      const report = await apart.judge(each);
      const proposed = await apart.propose(each, report);
      documents.push({ file: each.name, ...report, ...(proposed === undefined ? {} : { proposed }) });
    }
  }
  return answer({ documents, unread } satisfies Judgements);
};

export const judgeRoutes = {
  judge: route({
    method: 'POST',
    path: '/judge',
    changes: false,
    operation: 'judge',
    summary: 'Valida documentos sin enviarlos ni guardarlos; un cuerpo que no es JSON es el archivo mismo',
    tag: 'Validación',
    query: {
      name: { description: 'Nombre del archivo, si el cuerpo es el archivo', schema: text },
      profile: { description: 'Qué reglas están activas, si el cuerpo es el archivo', schema: text },
      clock: { description: 'Instante en que se valida, si el cuerpo es el archivo', schema: text },
    },
    body: wanted,
    answer: judgements,
    fromBytes: (bytes, { name = 'documento.xml', profile, clock }) => ({
      files: [{ name, content: bytes.toString('base64') }],
      ...(profile === undefined ? {} : { profile }),
      ...(clock === undefined ? {} : { clock }),
    }),
    handle: async ({ tenant, body }) => {
      const [given, prior] = [filesOf(body.files, 'files'), filesOf(body.prior ?? [], 'prior')];
      if (!given.ok) return given.refusal;
      if (!prior.ok) return prior.refusal;
      const authority = await authorityOf(tenant.authority, body);
      if (!authority.ok) return authority.refusal;
      const supplied = { registry: body.registry !== undefined, trust: body.trust !== undefined };
      return judged(authority.value, { files: given.value, prior: prior.value, supplied });
    },
  }),
};
