import { describe, expect, it } from 'vitest';
import { createLog } from './log-writer.ts';

describe('the log', () => {
  const clock = { now: () => Date.parse('2026-11-20T15:00:00.123Z') };

  it('has no writer for a disabled level, so that callers do not build the message', () => {
    const levels = (level: 'warn' | 'info' | 'trace' | 'silent') => {
      const { warn, info, debug, trace } = createLog({ level, clock, to: { write: () => undefined } });
      return [warn, info, debug, trace].map((write) => write !== undefined);
    };
    expect(levels('silent')).toEqual([false, false, false, false]);
    expect(levels('warn')).toEqual([true, false, false, false]);
    expect(levels('info')).toEqual([true, true, false, false]);
    expect(levels('trace')).toEqual([true, true, true, true]);
  });

  it('is one JSON object per line, or one readable line, with the time of the given clock', () => {
    const written: string[] = [];
    const to = { write: (line: string) => void written.push(line) };
    for (const forPeople of [false, true]) {
      createLog({ level: 'info', clock, to, forPeople })
        .with({ service: 'issuer' })
        .info?.('request', { status: 200, ms: 3 });
    }
    expect(JSON.parse(written[0] ?? '')).toEqual({
      level: 'info',
      time: '2026-11-20T15:00:00.123Z',
      event: 'request',
      service: 'issuer',
      status: 200,
      ms: 3,
    });
    expect(written[1]).toBe('15:00:00.123 info request service=issuer status=200 ms=3\n');
  });

  it('logs bugs as errors, with their details', () => {
    const written: string[] = [];
    const log = createLog({ level: 'error', clock, to: { write: (line) => void written.push(line) } });
    log.defect(Object.assign(new TypeError('secret'), { code: 'ERR_ODD' }), { request: 'r1' });
    expect(JSON.parse(written[0] ?? '')).toMatchObject({
      level: 'error',
      event: 'defect',
      request: 'r1',
      error: { type: 'TypeError', code: 'ERR_ODD' },
    });
    expect(written.join('')).not.toContain('secret');
  });
});
