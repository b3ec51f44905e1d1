import { unseen } from '../../../common/html/escape.ts';
import type { PageTexts } from './texts.ts';

/**
 * The script of the page: unpacks the scenarios, and shows those that match a search. It writes text only, never
 * markup, and contacts no server.
 */
const source = String.raw`
'use strict';
(() => {
  const at = (id) => document.getElementById(id);
  const step = 100;
  const words = WORDS;
  const put = (text, value) => text.replace('#', () => value);
  let scenarios = [];
  let found = [];
  let shown = 0;

  const make = (name, className, ...children) => {
    const element = document.createElement(name);
    if (className) element.className = className;
    element.append(...children.filter((child) => child !== undefined && child !== ''));
    return element;
  };
  const spanish = (element) => { element.lang = 'es'; return element; };
  const visible = (text) => String(text).replace(${String(unseen)},
    (each) => '[U+' + each.codePointAt(0).toString(16).toUpperCase().padStart(4, '0') + ']');

  const unpack = async () => {
    const bytes = Uint8Array.from(atob(at('scenarios').textContent.trim()), (each) => each.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
    return JSON.parse(await new Response(stream).text());
  };

  const findings = (scenario) => scenario.exchanges.flatMap((exchange) => exchange.findings);
  const codes = (scenario) => [...new Set(findings(scenario).map(({ code }) => code))];
  const verdict = (scenario) => scenario.exchanges.length === 0 ? '' : scenario.exchanges[scenario.exchanges.length - 1].verdict;
  const textOf = (scenario) => scenario.text ??= [
    scenario.name, scenario.feature, scenario.uri + ':' + scenario.line, scenario.kind, scenario.group,
    ...scenario.exchanges.map(({ number }) => number),
    ...findings(scenario).flatMap(({ code, message, field, xpath }) => [code, message, field, xpath]),
  ].filter(Boolean).join('\n').toLowerCase();

  const excerpt = (text) => {
    const pre = make('pre', 'wrap');
    pre.tabIndex = 0;
    pre.setAttribute('role', 'group');
    pre.setAttribute('aria-label', words.excerpt);
    visible(text).split('\n').forEach((line, index) => {
      if (index > 0) pre.append('\n');
      pre.append(line.startsWith('▸') ? make('mark', '', line) : line);
    });
    return pre;
  };

  const fact = (name, value, lang) => {
    if (value === undefined || value === '') return [];
    const text = make('code', '', visible(value));
    if (lang) text.lang = lang;
    return [make('dt', '', name), make('dd', '', text)];
  };

  const showFinding = (finding) => {
    const title = make('p', '', make('b', '', finding.code), finding.kind ? ', ' + finding.kind : '', ': ');
    title.append(spanish(make('span', '', visible(finding.message ?? ''))));
    const facts = make('dl', 'facts',
      ...fact(words.found, finding.found), ...fact(words.expected, finding.expected),
      ...fact(words.applied, finding.applied), ...fact(words.inferred, finding.inferred), ...fact(words.rule, finding.rule),
      ...fact(words.fix, finding.fix), ...fact(words.field, finding.field), ...fact(words.place, finding.xpath));
    return make('div', 'finding ' + (finding.kind ?? 'fault'), title, facts.childElementCount > 0 ? facts : undefined);
  };

  const showAdvice = (advice) => make('div', 'finding', make('p', '', make('b', '', visible(advice.id)), ': ' + visible(advice.text ?? '')),
    make('dl', 'facts',
      ...fact(words.found, advice.found), ...fact(words.plausible, advice.plausible), ...fact(words.applied, advice.applied),
      ...fact(words.field, advice.field),
      ...fact(words.place, advice.xpath)));

  const jsonBox = (title, value) => {
    const text = make('pre', 'wrap', visible(typeof value === 'string' ? value : JSON.stringify(value, null, 2)));
    text.tabIndex = 0;
    text.setAttribute('role', 'group');
    text.setAttribute('aria-label', title);
    return make('details', 'nested', make('summary', '', title), text);
  };

  const showPosting = ({ path, request, status, reply }) => [
    jsonBox(words.request + ': POST ' + visible(path), request),
    status === 0 ? make('p', 'bad', words.noAnswer) : jsonBox(words.reply + ': HTTP ' + status, reply),
  ];

  const showExchange = (exchange) => {
    const about = [exchange.operation, exchange.kind, exchange.number].filter(Boolean).join(', ');
    const inside = make('div', '', make('h3', '', visible(about) + ': ' + words.verdicts[exchange.verdict]));
    const drawn = new Set();
    for (const finding of exchange.findings) {
      const block = showFinding(finding);
      if (finding.excerpt !== undefined && !drawn.has(finding.excerpt)) {
        drawn.add(finding.excerpt);
        block.append(excerpt(exchange.excerpts[finding.excerpt]));
      }
      inside.append(block);
    }
    if (exchange.more) inside.append(make('p', 'soft', put(words.more, exchange.more)));
    if (exchange.advice) inside.append(make('h4', '', words.advice), ...exchange.advice.map(showAdvice));
    if (exchange.posting) inside.append(...showPosting(exchange.posting));
    return inside;
  };

  const lines = (name, codes) => codes === null ? [] : fact(name, codes.join(' ') || words.failures.none);

  const toReproduce = ({ expected, actual, again }) => [
    make('dl', 'facts', ...lines(words.failures.expected, expected), ...lines(words.failures.actual, actual)),
    again.length === 0
      ? make('p', 'soft', words.failures.nothingSent)
      : make('p', '', words.failures.again, ...again.flatMap((command) => [make('br'), make('code', '', visible(command))])),
  ];

  const showScenario = (scenario) => {
    const inside = make('div', 'inside', make('p', 'soft', scenario.feature + ', ', make('code', '', scenario.uri + ':' + scenario.line)));
    if (scenario.failure) {
      const message = make('pre', 'wrap', visible(scenario.failure.message));
      message.tabIndex = 0;
      message.setAttribute('role', 'group');
      message.setAttribute('aria-label', words.failures.message);
      inside.append(make('p', 'bad', put(words.failedAt, visible(scenario.failure.step))), message, ...toReproduce(scenario.failure));
    }
    if (scenario.reason) inside.append(make('p', 'fair', put(words.notTried, visible(scenario.reason))));
    inside.append(...scenario.exchanges.map(showExchange));
    if (scenario.exchanges.length === 0) inside.append(make('p', 'soft', words.noDocument));
    return inside;
  };

  const marks = { passed: '✓ ', failed: '✗ ', skipped: '– ' };
  const classes = { passed: 'good', failed: 'bad', skipped: 'fair' };
  const row = (scenario) => {
    const mark = make('span', classes[scenario.outcome], marks[scenario.outcome]);
    mark.setAttribute('role', 'img');
    mark.setAttribute('aria-label', words.outcomes[scenario.outcome]);
    const about = [scenario.kind, scenario.group, words.verdicts[verdict(scenario)], codes(scenario).join(' '), scenario.durationMs + ' ms'];
    const details = make('details', '', make('summary', '', mark, visible(scenario.name), make('span', 'about', visible(about.filter(Boolean).join(' · ')))));
    details.addEventListener('toggle', () => {
      if (details.open && details.childElementCount === 1) details.append(showScenario(scenario));
    });
    return details;
  };

  const showMore = () => {
    const next = found.slice(shown, shown + step);
    at('list').append(...next.map(row));
    shown += next.length;
    at('more').hidden = shown >= found.length;
    const number = (value) => value.toLocaleString(LOCALE);
    at('count').textContent = put(found.length === 1 ? words.one : words.many, number(found.length)) +
      (shown < found.length ? put(words.first, number(shown)) : '');
  };

  const verdictIs = {
    '': () => true,
    rejected: (scenario) => scenario.exchanges.some((exchange) => exchange.verdict === 'rejected'),
    notified: (scenario) => findings(scenario).some(({ kind }) => kind === 'Notificación'),
    refused: (scenario) => scenario.exchanges.some((exchange) => exchange.verdict === 'refused'),
    fault: (scenario) => scenario.exchanges.some((exchange) => exchange.verdict === 'fault'),
    accepted: (scenario) => verdict(scenario) === 'accepted',
    none: (scenario) => scenario.exchanges.length === 0,
  };

  const find = () => {
    const words = at('words').value.toLowerCase().split(/\s+/).filter(Boolean);
    const [outcome, told, kind, group, cause] = ['outcome', 'told', 'kind', 'group', 'cause'].map((id) => at(id).value);
    found = scenarios.filter((scenario) =>
      (outcome === '' || scenario.outcome === outcome) && verdictIs[told](scenario) &&
      (cause === '' || scenario.cause === cause) && (kind === '' || scenario.kind === kind) && (group === '' || scenario.group === group) &&
      words.every((word) => textOf(scenario).includes(word)));
    at('list').replaceChildren();
    shown = 0;
    showMore();
  };

  const decoded = (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };

  /** #find=words, #outcome=failed and #cause=0 open the list with them. */
  const findFromAddress = () => {
    const [, asked, value] = /^#(find|outcome|cause)=(.*)$/.exec(location.hash) ?? [];
    if (asked === undefined) return false;
    at('search').reset();
    at(asked === 'find' ? 'words' : asked).value = decoded(value);
    find();
    at('sent').open = true;
    at('sent').scrollIntoView();
    if (found.length > 0) at('list').firstElementChild.open = true;
    return true;
  };

  const start = async () => {
    scenarios = await unpack();
    at('search').addEventListener('input', find);
    at('search').addEventListener('submit', (event) => event.preventDefault());
    at('clear').addEventListener('click', () => {
      at('search').reset();
      find();
    });
    at('more').addEventListener('click', () => {
      const first = shown;
      showMore();
      at('list').children[first]?.firstElementChild.focus();
    });
    window.addEventListener('hashchange', findFromAddress);
    at('search').hidden = false;
    if (!findFromAddress()) find();
    document.documentElement.dataset.ready = 'yes';
  };
  start().catch((error) => {
    at('count').textContent = put(words.broken, error.message);
  });
})();
`;

export const scriptWith = ({ script, failures, locale }: Pick<PageTexts, 'script' | 'failures' | 'locale'>): string =>
  source
    .replace('WORDS', () => JSON.stringify({ ...script, failures }))
    .replace('LOCALE', () => JSON.stringify(locale));
