import { describe, expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';

describe('ensayo docs', () => {
  it('lists every page with its heading', async () => {
    const { stdout, code } = await runHere(['docs', '--json']);
    const topics = (JSON.parse(stdout) as readonly { readonly topic: string; readonly title: string }[]).map(
      ({ topic, title }) => [topic, title.length > 3],
    );
    expect(code).toBe(0);
    expect(topics).toEqual(
      expect.arrayContaining(['registry', 'conform', 'ci', 'judge'].map((topic) => [topic, true])),
    );
    expect(new Set(topics.map(([topic]) => topic)).size).toBe(topics.length);
  });

  it.each(['registry', 'guides/ci', 'docs/guides/ci.md', 'registry.md'])('prints the page %s', async (topic) => {
    expect((await runHere(['docs', topic])).stdout).toMatch(/^# .+\n\n/);
  });

  it('suggests a page for a topic that there is none of', async () => {
    const { code, stderr } = await runHere(['docs', 'registri']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('Did you mean registry?')]);
  });
});
