/** What can be known, from outside, about the documents on file: every query about them is answered from here. */
import type { JudgedDocument } from '../../registry/types.ts';
import type { RegistryPort } from '../../registry/port.ts';
import type { JudgementPort } from './receive.ts';

/** The document with a key, unless its verdict is still to come. */
type Visible = JudgedDocument | 'in-process' | undefined;

export const visibleDocument = async (
  registry: RegistryPort,
  judgement: JudgementPort,
  key: string,
): Promise<Visible> => {
  const document = await registry.documentByKey(key);
  const isHeld = document === undefined ? judgement.isKeyInProcess(key) : await judgement.isInProcess(document);
  // What was accepted stays so, whatever comes after it under its code.
  const isWaiting = document?.state !== 'accepted' && (await registry.queue.isWaiting(key));
  return isHeld || isWaiting ? 'in-process' : document;
};

/** Notes, or events, whose verdicts are known, each with its document. */
export const visibleAmong = async <Item extends Pick<JudgedDocument, 'key'>>(
  registry: RegistryPort,
  judgement: JudgementPort,
  items: readonly Item[],
): Promise<readonly (readonly [Item, JudgedDocument | undefined])[]> => {
  const visible: (readonly [Item, JudgedDocument | undefined])[] = [];
  for (const item of items) {
    const document = await visibleDocument(registry, judgement, item.key);
    if (document !== 'in-process') visible.push([item, document]);
  }
  return visible;
};
