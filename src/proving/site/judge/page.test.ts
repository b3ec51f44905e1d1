/** The program of the page that judges, with stand-ins for the elements that it uses. */
import { afterEach, expect, it, vi } from 'vitest';

const ignore = (): void => undefined;

type Listener = (event: unknown) => Promise<void>;

const element = () => {
  const listeners = new Map<string, Listener>();
  return {
    listeners,
    addEventListener: listeners.set.bind(listeners),
    dataset: { name: 'pasted.xml', unloaded: 'unloaded', unreadable: 'unreadable', failed: 'failed' },
    disabled: true,
    files: [{ name: 'folder', arrayBuffer: () => Promise.reject(new Error('It is a folder.')) }],
    focus: ignore,
    replaceChildren: ignore,
    textContent: 'loading',
    value: '<Invoice/>',
  };
};

const judging = { judgeFiles: vi.fn(), prepare: vi.fn() };
vi.mock('./judging.ts', () => judging);

/** @param meanwhile what somebody does before the judge is ready */
const opened = async (
  meanwhile?: (
    listenersOf: (selector: string) => ReadonlyMap<string, Listener>,
    fieldOf: (selector: string) => { readonly disabled: boolean },
  ) => Promise<void>,
) => {
  const elements = new Map<string, ReturnType<typeof element>>();
  const querySelector = (selector: string) => {
    const found = elements.get(selector) ?? element();
    elements.set(selector, found);
    return found;
  };
  vi.stubGlobal('document', { querySelector, documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('reportError', ignore);
  vi.resetModules();
  const program = './page.js'; // has no types
  const loading = import(program).then(
    () => true,
    () => false,
  );
  await meanwhile?.((selector) => querySelector(selector).listeners, querySelector);
  const ready = await loading;
  const [state, button, input] = ['#state', '#judge', '#file'].map(querySelector);
  return {
    ready,
    state,
    input,
    clickJudge: button?.listeners.get('click'),
    chooseFolder: input?.listeners.get('change'),
  };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('says that its judge could not be loaded', async () => {
  judging.prepare.mockRejectedValue(new Error('No WebAssembly.'));
  const { ready, state } = await opened();
  expect([ready, state?.textContent, state?.disabled]).toEqual([false, 'unloaded', true]);
});

it('says what failed, and judges what is given next', async () => {
  const { ready, state, clickJudge, chooseFolder } = await opened();
  expect([ready, state?.textContent]).toEqual([true, '']);
  judging.judgeFiles.mockRejectedValue(new Error('A bug.'));
  await clickJudge?.({});
  expect(state?.textContent).toBe('failed');
  await chooseFolder?.({});
  expect(state?.textContent).toBe('unreadable');
  judging.judgeFiles.mockResolvedValue([]);
  await clickJudge?.({});
  expect(state?.textContent).toBe('');
  expect(judging.judgeFiles).toHaveBeenCalledTimes(3);
});

it('judges what is dropped before it is prepared for others', async () => {
  let prepared: () => void = ignore;
  judging.prepare.mockReturnValue(new Promise<void>((resolve) => (prepared = resolve)));
  judging.judgeFiles.mockResolvedValue([]);
  const file = { name: 'a.xml', arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) };
  const { ready, state, input } = await opened(async (listenersOf, fieldOf) => {
    const drop = await vi.waitUntil(() => listenersOf('[data-drop]').get('drop'));
    await vi.waitUntil(() => !fieldOf('#file').disabled);
    await drop({ preventDefault: ignore, dataTransfer: { files: [file] } });
    expect(judging.judgeFiles).toHaveBeenCalledTimes(2);
    prepared();
  });
  expect([ready, state?.textContent, input?.disabled]).toEqual([true, '', false]);
});
