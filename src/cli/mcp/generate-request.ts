import { createEnv } from '../../common/env/env.ts';
import { drawDocuments, issueReference } from '../../harness/generated-documents/draw.ts';
import { generatedKinds, generatedNames } from '../../harness/generated-documents/kinds.ts';
import { writeNewFile } from '../../harness/user-files.ts';
import { all } from '../generate/run-generate.ts';
import { kindNamed } from '../shared/kind-named.ts';
import type { Session } from './session.ts';
import type { Answer } from './tool.ts';

type Given = {
  readonly kind: string;
  readonly seed?: string;
  readonly out?: string;
  readonly detail?: boolean;
};

/** @throws StartProblem for a file that is there already or cannot be written */
export const generateRequest = async (
  { kind, seed = '1', out, detail = false }: Given,
  { options, box }: Session,
): Promise<Answer> => {
  const name = kindNamed(kind, generatedNames);
  const { clock = new Date(createEnv().clock.now()).toISOString() } = options;
  // The services of the session know what it corrects, so that they accept it.
  const { corrects } = generatedKinds[name];
  const about = corrects === undefined ? undefined : await issueReference(await box(), { name: corrects, seed });
  const [drawn] = await all(drawDocuments({ name, count: 1, seed, clock, about, xml: false }));
  const text = `${JSON.stringify(drawn?.request, null, 2)}\n`;
  if (out !== undefined) writeNewFile({ file: out, bytes: Buffer.from(text), force: 'never', option: 'out' });
  return {
    kind: name,
    path: `POST ${generatedKinds[name].path}`,
    written: out,
    request: detail ? drawn?.request : undefined,
    fields: detail ? undefined : Object.keys(drawn?.request ?? {}).join(', '),
    bytes: Buffer.byteLength(text),
    corrects: about === undefined ? undefined : { number: about.number, uuid: about.uuid },
  };
};
