import { describe, expect, it } from 'vitest';
import { textOfFile } from './draw.ts';
import { createGraph } from './module-graph.ts';

const path = 'simulator/document/check-digit.ts';
const importing = 'simulator/checks/identification.ts';
const other = 'src/common/decimal.ts';

describe('a graph with another text for one module', () => {
  const graph = createGraph();
  const changed = graph.with(path, `${textOfFile(path)}\nexport const added = 1;`);

  it('evaluates that module and those that import it again', () => {
    expect(graph.load(path)).not.toHaveProperty('added');
    expect(changed.load(path)).toHaveProperty('added', 1);
    expect(changed.load(importing)).not.toBe(graph.load(importing));
  });

  it('shares everything else', () => {
    expect(changed.load(other)).toBe(graph.load(other));
  });

  it('knows what a module imports, directly or not', () => {
    expect(graph.reachedFrom(importing).has(path)).toBe(true);
    expect(graph.reachedFrom(other).has(path)).toBe(false);
  });
});
