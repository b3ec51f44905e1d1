/** The pages of rules and of the documentation, in the language of the session. */
import { readFileSync } from 'node:fs';
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { pages, topicOf } from '../../harness/docs/pages.ts';
import { chosen } from '../shared/spoken.ts';

const mimeType = 'text/markdown';

/** Rules are hundreds: they are named by the template. */
export const resources = (language: Language) =>
  pages(language).map(({ topic, title }) => ({ uri: `ensayo://docs/${topic}`, name: topic, title, mimeType }));

const templates: Readonly<Record<string, Bilingual & { readonly uriTemplate: string }>> = {
  rules: {
    uriTemplate: 'ensayo://rules/{code}',
    en: 'A rule by its code, as FAU14: when it fires, an example, how to correct it',
    es: 'Una regla por su código, como FAU14: cuándo se incumple, un ejemplo, cómo corregirla',
  },
  docs: {
    uriTemplate: 'ensayo://docs/{topic}',
    en: 'A page of the documentation',
    es: 'Una página de la documentación',
  },
};

export const resourceTemplates = () =>
  Object.entries(templates).map(([name, { uriTemplate, ...about }]) => ({
    uriTemplate,
    name,
    description: chosen(about),
    mimeType,
  }));

const textOf = async (room: string, name: string, language: Language): Promise<string | undefined> => {
  if (room === 'rules') {
    const { rulePagesNamed } = await import('../../harness/docs/rule-pages.ts');
    const found = rulePagesNamed(`rules/${name}`, language);
    return found.length === 0 ? undefined : found.map((page) => page.text()).join('\n\n');
  }
  const topic = topicOf(name);
  const page = pages(language).find((each) => each.topic === topic);
  return page === undefined ? undefined : readFileSync(page.path, 'utf8');
};

/** @throws ProtocolError for an address that leads to no page */
export const readResource = async (uri: string, language: Language) => {
  const [, room = '', name = ''] = /^ensayo:\/\/(rules|docs)\/([\w-]{1,60})$/.exec(uri) ?? [];
  const text = room === '' ? undefined : await textOf(room, name, language);
  if (text !== undefined) return { contents: [{ uri, mimeType, text }] };
  const received = uri.slice(0, 100);
  const message = chosen({
    en: `There is no page ${received}. Expected ensayo://rules/CODE or ensayo://docs/TOPIC: resources/list has the topics, search_rules finds codes.`,
    es: `No existe la página ${received}. Se esperaba ensayo://rules/CÓDIGO o ensayo://docs/TEMA: resources/list contiene los temas, search_rules busca códigos.`,
  });
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, message, { code: 'unknown-resource', received });
};
